import type { Request } from '@portal/contract';
import type { FormChapter } from '@portal/contract/request-types/request-type';
import { Box, fill, Panel, Text } from '@portal/shared-ui';
import type { ApiAnswer } from '@portal/shared-ui/data';
import { AutosaveStatus, ErrorSummary, RestoreNotice, Stepper } from '@portal/shared-ui/form';
import { DocumentLink } from '@portal/shared-ui/file-links';
import { Page, type Crumb } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { useLayoutEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { findPointField, findPointStep } from '../model/point-steps.ts';
import { usePoints } from '../../revision-points/hooks/points-context.ts';
import { formatAutosave, useOpeningPlace, usePointProblems } from '../hooks/use-point-problems.ts';
import { chapterOfProblem, countChapters, findChapter, listChapters } from '../model/chapters.ts';
import type { DraftField, DraftValues } from '../model/draft-values.ts';
import { listReadOnlyFields } from '../model/read-only-fields.ts';
import {
  isPolicyRefused,
  mayEnter,
  placeErrors,
  stepProblems,
  type Problem,
  listAllProblems,
} from '../model/steps.ts';
import { fieldLabel, planWizard, stepQuestions, stepTitle, type StepKey } from '../model/wizard-plan.ts';
import { useDraft, type Draft } from '../hooks/use-draft.ts';
import { useGivenFacts } from '../hooks/use-given-facts.ts';
import { useOpeningProblems } from '../hooks/use-opening-problems.ts';
import { useSubmit, type Landing } from '../hooks/use-submit.ts';
import { useWhoseRequest } from '../../request-start/use-whose-request.ts';
import { useWizardStep } from '../hooks/use-wizard-step.ts';
import { takeInPending, usePendingSamples } from '../samples/pending-samples.ts';
import { BesideAskedChanges } from './AskedChanges.tsx';
import { ChosenResources } from './ChosenResources.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { Chapters } from './Chapters.tsx';
import { DraftSummary } from './DraftSummary.tsx';
import { GeneralErrors } from './GeneralErrors.tsx';
import { CHAPTER_HEADING, StepBody } from './StepBody.tsx';
import { WizardButtons } from './WizardButtons.tsx';
import { wizard as words } from '#texts/wizard';

export interface WizardProps {
  initial: ApiAnswer<Request> | null;
  /** The type of a request that does not exist yet. */
  typeNumber: number;
  breadcrumbs: readonly Crumb[];
  isRevision: boolean;
  /** The first step while there is no draft: choosing a project starts it. */
  firstStep?: (draft: Draft, error: string | undefined) => ReactNode;
}

/** Steps with a catalog or the table of the team. */
const WIDE_STEPS: readonly StepKey[] = ['resources', 'team', 'review'];

/** Hides the buttons while the step above them is loading, because it would move them. */
const BUTTONS_WAIT = { '&:has([data-waiting]) + *': { visibility: 'hidden' } };

/**
 * The request wizard: the hash holds the step, changes save automatically, and errors show at the step where they can
 * be fixed.
 */
export function Wizard({ initial, typeNumber, breadcrumbs, isRevision, firstStep }: WizardProps) {
  const draft = useDraft(initial);
  const { request, values, autosave } = draft;
  const given = useGivenFacts(request, values, isRevision);
  const { isOwn, asksPolicy } = useWhoseRequest(request);
  const plan = planWizard({ request, typeNumber, given, hasProject: !isRevision, asksPolicy });
  const { steps } = plan;
  const navigate = useNavigate();
  const { number, step, chapters, chapter, returnsToReview, isShort, go, makeHref } = useWizardStep(
    plan,
    values,
    {
      isRevision,
      draftId: request?.id ?? null,
      opening: useOpeningPlace(plan),
    },
  );
  const submission = useSubmit(draft, plan);
  const placeHref = ({ step: target, field }: Landing) =>
    makeHref(steps.indexOf(target) + 1, findChapter(listChapters(plan, target, values), field)?.id);
  const pointHref = (place: string) =>
    placeHref({ step: findPointStep(plan, place), field: findPointField(place) });
  const points = usePointProblems(plan, pointHref);
  const pointsSaved = usePoints().autosave;
  const pending = usePendingSamples(request);
  // steps and chapters that the user left with problems; their fields show errors from then on
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  // true after the user left a long form with problems: all its chapters then show errors
  const [showsAll, setShowsAll] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // number of running uploads: leaving the step would cancel them
  const [uploading, countUploading] = useReducer((n: number, isBusy: boolean) => n + (isBusy ? 1 : -1), 0);

  const { leftover } = autosave;
  // read-only fields are not restored
  const untouched = request ? listReadOnlyFields(request) : [];
  const restored = leftover?.fields.filter((field) => !untouched.includes(field)) ?? [];
  // once saved, only the step that shows the restored text can offer to discard it
  const shown =
    leftover?.isSaved && values
      ? restored.filter((field) => stepQuestions(plan, step, values).includes(field))
      : restored;
  const unread = [takeInPending(plan, step, values, pending.text)?.problem ?? []].flat();
  const answersAll = isShort && step === 'review';
  const missing = answersAll ? listAllProblems(plan, values) : stepProblems(plan, step, values);
  const listPlaced = (placed: ReadonlyMap<StepKey, Problem[]>) =>
    answersAll ? [...placed.values()].flat() : (placed.get(step) ?? []);
  const getKey = (place: FormChapter | undefined) => (place ? `${step} ${place.id}` : step);
  const known = [
    ...(checked.has(step) ? unread : []),
    ...missing.filter((each) => showsAll || checked.has(getKey(chapterOfProblem(chapters, each)))),
    ...points.problemsAt(step),
    ...listPlaced(submission.placed),
    ...listPlaced(placeErrors(draft.refused, plan).steps),
  ];
  const problems =
    chapter && !showsAll ? known.filter((each) => chapterOfProblem(chapters, each) === chapter) : known;
  useHeadingFocus(number, chapter?.id, problems.length > 0);
  const check = (place: FormChapter | undefined) => setChecked((now) => new Set(now).add(getKey(place)));
  const land = (place: Landing) => {
    setShowsAll(true);
    void navigate(placeHref(place));
    setAttempt((now) => now + 1);
  };
  useOpeningProblems(initial?.data ?? null, (fields) => {
    const first = submission.place(fields);
    if (first !== undefined) land(first);
  });

  const saving = formatAutosave(autosave, pointsSaved);
  const saved = <AutosaveStatus autosave={saving} />;
  const hasNote = isRevision && Boolean(request?.decision_note);
  const change = (changes: Partial<DraftValues>) => {
    draft.change(changes);
    for (const field of Object.keys(changes)) submission.forget(field);
  };
  const proceed = () => {
    const taken = takeInPending(plan, step, values, pending.text);
    if (taken) {
      change(taken.changes);
      pending.type(taken.text);
    }
    const left = stepProblems(plan, step, values && { ...values, ...taken?.changes });
    const isHere = (problem: Problem) => chapterOfProblem(chapters, problem) === chapter;
    const next = returnsToReview ? undefined : chapters[chapters.findIndex((each) => each === chapter) + 1];
    const staysHere = Boolean(taken?.problem) || left.some(isHere);
    if (staysHere || (next === undefined && left.length > 0)) {
      check(chapter);
      setShowsAll(!staysHere);
      setAttempt((now) => now + 1);
      return;
    }
    setShowsAll(false);
    // moving on never waits for the network; a failed save is retried later
    void autosave.saveNow().catch(() => {});
    if (next) go(number, next.id);
    else if (returnsToReview) go(steps.length);
    else {
      // the start page asked what the request is for: a draft that began there does not ask again
      const isAnswered =
        initial === null &&
        step === 'project' &&
        steps[number] === 'resources' &&
        stepProblems(plan, 'resources', values).length === 0;
      go(number + (isAnswered ? 2 : 1));
    }
  };
  const goBack = () => {
    check(chapter);
    setShowsAll(false);
    const before = chapters[chapters.findIndex((each) => each === chapter) - 1];
    if (before) go(number, before.id);
    else go(number - 1, listChapters(plan, steps[number - 2] ?? '', values).at(-1)?.id);
  };
  const submit = async () => {
    if (answersAll && missing.length > 0) {
      check(undefined);
      setAttempt((now) => now + 1);
      return;
    }
    const unanswered = await points.check();
    if (unanswered !== undefined) return land(unanswered);
    const outcome = await submission.submit();
    if (!outcome) return;
    if ('submitted' in outcome) {
      // only the owner gets the thank-you page
      if (!isOwn) notify.success(words.onBehalf.submitted);
      void navigate(`/request/${outcome.submitted}${isOwn ? '/submitted' : ''}`, { replace: true });
    } else land(outcome.landOn);
  };

  const reveal = (name: string) => {
    const at = problems.find((problem) => (problem.target ?? problem.name) === name);
    const place = at && chapterOfProblem(chapters, at);
    if (place && place !== chapter) go(number, place.id);
  };
  const buttons = (
    <WizardButtons
      hasPrevious={number > 1 || (chapter !== undefined && chapter !== chapters[0])}
      isLast={number === steps.length}
      returnsToReview={returnsToReview}
      isBusy={submission.isBusy}
      isHalted={draft.theirs !== null}
      isUploading={uploading > 0}
      isRefused={step === 'policy' && values !== null && isPolicyRefused(plan, values)}
      submitLabel={isRevision ? words.buttons.submitRevision : words.buttons.submit}
      onPrevious={goBack}
      onContinue={proceed}
      onSubmit={() => void submit()}
    />
  );
  const content = (
    <>
      {leftover && shown.length > 0 && !draft.theirs ? (
        <RestoreNotice {...leftover} what={shown.map((field) => fieldLabel(plan, field))} />
      ) : null}
      {draft.theirs && values ? (
        <ConflictPanel
          plan={plan}
          mine={values}
          theirs={draft.theirs}
          onTakeMine={draft.takeMine}
          onTakeTheirs={draft.takeTheirs}
        />
      ) : null}
      <GeneralErrors refusal={draft.refusal} general={submission.general} />
      <ErrorSummary
        errors={problems.map(({ target, name, label, message }) => ({
          name: target ?? name,
          label,
          message,
        }))}
        attempt={attempt}
        {...(chapter ? { onReveal: reveal } : {})}
      />
      <Panel css={BUTTONS_WAIT}>
        {request && values ? (
          <StepBody
            step={step}
            plan={plan}
            request={request}
            values={values}
            change={change}
            onBusy={countUploading}
            pending={pending}
            findError={(field) => messageAt(problems, field)}
            draft={draft}
            firstStep={firstStep}
            makeHref={makeHref}
            chapters={chapters}
            chapter={chapter}
            isShort={isShort}
          />
        ) : (
          firstStep?.(draft, messageAt(problems, 'project'))
        )}
        {/* the status at the top of the page, which is read aloud, may be out of view */}
        {saving.status === 'failed' ? (
          <Text mt="6" textStyle="sm" color="fg.warning" aria-hidden>
            {saving.message}
          </Text>
        ) : null}
      </Panel>
      {step === 'resources' && values ? (
        <ChosenResources plan={plan} values={values} change={change}>
          {buttons}
        </ChosenResources>
      ) : (
        <Box mt="6">{buttons}</Box>
      )}
    </>
  );
  return (
    <Page
      title={
        answersAll
          ? words.last.heading
          : fill(words.steps.position, { number, count: steps.length, step: stepTitle(plan, step) })
      }
      breadcrumbs={breadcrumbs}
      width={hasNote || chapter || answersAll || WIDE_STEPS.includes(step) ? 'wide' : 'narrow'}
      summary={
        request ? (
          <DraftSummary
            request={request}
            values={values}
            plan={plan}
            state={fill(isRevision ? words.revisionOf : isOwn ? words.draftOf : words.onBehalf.draftOf, {
              code: request.sfari_request_id,
              owner: request.owner.display_name,
            })}
          />
        ) : (
          words.newRequest
        )
      }
      actions={
        chapter && request ? (
          <DocumentLink
            path={`/request/${request.id}/docs/`}
            fileName={`${request.sfari_request_id}-draft.pdf`}
            label={words.chapters.document}
            size="sm"
          />
        ) : (
          saved
        )
      }
    >
      <BesideAskedChanges request={hasNote ? request : null} getHref={pointHref}>
        {/* on a narrow screen the h1 already shows it */}
        <Box display={{ base: 'none', md: 'block' }}>
          <Stepper
            steps={steps.map((id) => ({
              id,
              title: stepTitle(plan, id),
              isDone:
                id !== 'review' &&
                values !== null &&
                stepProblems(plan, id, values).length === 0 &&
                points.openAt(id).length === 0,
            }))}
            currentId={step}
            makeHref={({ id }) => {
              const target = steps.indexOf(id) + 1;
              return uploading === 0 && mayEnter(target, plan, values) ? makeHref(target) : undefined;
            }}
          />
        </Box>
        {chapter ? (
          <Chapters
            states={countChapters(chapters, [...missing, ...points.openAt(step)], known)}
            currentId={chapter.id}
            getHref={uploading === 0 ? (id) => makeHref(number, id) : undefined}
            onChoose={(id) => go(number, id)}
            isDueQuarterly={plan.type.flow === 'research_match'}
            isNarrow={hasNote}
            saved={saved}
          >
            {content}
          </Chapters>
        ) : (
          content
        )}
      </BesideAskedChanges>
    </Page>
  );
}

const messageAt = (problems: readonly Problem[], field: DraftField) =>
  problems.find(({ name }) => name === field)?.message;

/** Focuses the heading of a new step or chapter, unless it has errors at the top, which must be read first. */
function useHeadingFocus(number: number, chapter: string | undefined, hasProblems: boolean): void {
  const shown = useRef({ number, chapter });
  // runs before the next frame, in which a field named in the address may take the focus
  useLayoutEffect(() => {
    const { number: numberBefore, chapter: chapterBefore } = shown.current;
    shown.current = { number, chapter };
    if (number !== numberBefore) window.scrollTo(0, 0);
    else if (chapter === undefined || chapterBefore === undefined || chapter === chapterBefore) return;
    if (hasProblems) return;
    const heading =
      number === numberBefore
        ? document.getElementById(CHAPTER_HEADING)
        : document.querySelector<HTMLElement>('h1');
    heading?.focus({ preventScroll: true });
    if (number === numberBefore) heading?.scrollIntoView({ block: 'start' });
  }, [number, chapter, hasProblems]);
}
