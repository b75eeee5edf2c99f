import type { Request } from '@portal/contract';
import { Box, fill, Panel } from '@portal/shared-ui';
import type { ApiAnswer } from '@portal/shared-ui/data';
import { AutosaveStatus, ErrorSummary, RestoreNotice, Stepper } from '@portal/shared-ui/form';
import { Page, type Crumb } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { findPointStep } from '../../revision-points/model/point-steps.ts';
import { usePoints } from '../../revision-points/hooks/points-context.ts';
import { formatAutosave, usePointProblems } from '../../revision-points/hooks/use-point-problems.ts';
import type { DraftField, DraftValues } from '../model/draft-values.ts';
import { listReadOnlyFields } from '../model/read-only-fields.ts';
import { isPolicyRefused, mayEnter, placeErrors, stepProblems, type Problem } from '../model/steps.ts';
import { fieldLabel, planWizard, stepTitle, type StepKey } from '../model/wizard-plan.ts';
import { useDraft, type Draft } from '../hooks/use-draft.ts';
import { useGivenFacts } from '../hooks/use-given-facts.ts';
import { useOpeningProblems } from '../hooks/use-opening-problems.ts';
import { useSubmit } from '../hooks/use-submit.ts';
import { useWhoseRequest } from '../hooks/use-whose-request.ts';
import { useWizardStep } from '../hooks/use-wizard-step.ts';
import { takeInPending, usePendingSamples } from '../samples/pending-samples.ts';
import { BesideAskedChanges } from './AskedChanges.tsx';
import { ChosenResources } from './ChosenResources.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { GeneralErrors } from './GeneralErrors.tsx';
import { StepBody } from './StepBody.tsx';
import { WizardButtons } from './WizardButtons.tsx';
import { wizard as words } from '#texts/wizard';

export interface WizardProps {
  initial: ApiAnswer<Request> | null;
  /** The type of a request that is not started yet. */
  typeNumber: number;
  breadcrumbs: readonly Crumb[];
  isRevision: boolean;
  /** The first step while there is no draft: choosing a project starts it. */
  firstStep?: (draft: Draft, error: string | undefined) => ReactNode;
}

/** The buttons show when the step above them stands, which would move them. */
const BUTTONS_WAIT = { '&:has([data-waiting]) + *': { visibility: 'hidden' } };

/** The request wizard: steps in the hash, saved as it is written, errors where they can be fixed. */
export function Wizard({ initial, typeNumber, breadcrumbs, isRevision, firstStep }: WizardProps) {
  const draft = useDraft(initial);
  const { request, values, autosave } = draft;
  const given = useGivenFacts(request, values, isRevision);
  const { isOwn, asksPolicy } = useWhoseRequest(request);
  const plan = planWizard({ request, typeNumber, given, hasProject: !isRevision, asksPolicy });
  const { steps } = plan;
  const navigate = useNavigate();
  const { number, step, returnsToReview, go, makeHref } = useWizardStep(plan, values, {
    isRevision,
    draftId: request?.id ?? null,
  });
  const submission = useSubmit(draft, plan);
  const points = usePointProblems(plan);
  const pointsSaved = usePoints().autosave;
  const pending = usePendingSamples(request);
  // steps that were left with problems: their fields say what is wrong from then on
  const [checked, setChecked] = useState<ReadonlySet<StepKey>>(new Set());
  const [attempt, setAttempt] = useState(0);
  // fields whose files are on their way: leaving the step would break them off
  const [uploading, countUploading] = useReducer((n: number, isBusy: boolean) => n + (isBusy ? 1 : -1), 0);

  const { leftover } = autosave;
  // what cannot be written any more is not put back
  const untouched = request ? listReadOnlyFields(request) : [];
  const unsaved = leftover?.fields.filter((field) => !untouched.includes(field)) ?? [];
  const unread = [takeInPending(plan, step, values, pending.text)?.problem ?? []].flat();
  const problems = [
    ...(checked.has(step) ? [...unread, ...stepProblems(plan, step, values)] : []),
    ...points.problemsAt(step),
    ...(submission.placed.get(step) ?? []),
    ...(placeErrors(draft.refused, plan).steps.get(step) ?? []),
  ];
  useHeadingFocus(number, problems.length > 0);
  const land = (target: StepKey) => {
    go(steps.indexOf(target) + 1);
    setAttempt((now) => now + 1);
  };
  useOpeningProblems(initial?.data ?? null, (fields) => {
    const first = submission.place(fields);
    if (first !== undefined) land(first);
  });

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
    if (taken?.problem || stepProblems(plan, step, values && { ...values, ...taken?.changes }).length > 0) {
      setChecked((now) => new Set(now).add(step));
      setAttempt((now) => now + 1);
      return;
    }
    // moving on never waits for the network; what cannot be saved now is tried again
    void autosave.saveNow().catch(() => {});
    go(returnsToReview ? steps.length : number + 1);
  };
  const submit = async () => {
    const unanswered = await points.check();
    if (unanswered !== undefined) return land(unanswered);
    const outcome = await submission.submit();
    if (!outcome) return;
    if ('submitted' in outcome) {
      // the thank-you page is the owner's
      if (!isOwn) notify.success(words.onBehalf.submitted);
      void navigate(`/request/${outcome.submitted}${isOwn ? '/submitted' : ''}`, { replace: true });
    } else land(outcome.landOn);
  };

  const buttons = (
    <WizardButtons
      number={number}
      count={steps.length}
      returnsToReview={returnsToReview}
      isBusy={submission.isBusy}
      isHalted={draft.theirs !== null}
      isUploading={uploading > 0}
      isRefused={step === 'policy' && values !== null && isPolicyRefused(plan, values)}
      submitLabel={isRevision ? words.buttons.submitRevision : words.buttons.submit}
      onPrevious={() => go(number - 1)}
      onContinue={proceed}
      onSubmit={() => void submit()}
    />
  );
  return (
    <Page
      title={fill(words.steps.position, { number, count: steps.length, step: stepTitle(plan, step) })}
      breadcrumbs={breadcrumbs}
      width={hasNote || step === 'resources' ? 'wide' : 'narrow'}
      summary={
        request
          ? fill(isRevision ? words.revisionOf : isOwn ? words.draftOf : words.onBehalf.draftOf, {
              code: request.sfari_request_id,
              owner: request.owner.display_name,
            })
          : words.newRequest
      }
      actions={<AutosaveStatus autosave={formatAutosave(autosave, pointsSaved)} />}
    >
      <BesideAskedChanges
        request={hasNote ? request : null}
        hrefOf={(place) => makeHref(steps.indexOf(findPointStep(plan, place)) + 1)}
      >
        {/* on a narrow screen the h1 says it already */}
        <Box display={{ base: 'none', md: 'block' }}>
          <Stepper
            steps={steps.map((id) => ({
              id,
              title: stepTitle(plan, id),
              isDone:
                id !== 'review' &&
                values !== null &&
                stepProblems(plan, id, values).length === 0 &&
                !points.isOpenAt(id),
            }))}
            currentId={step}
            makeHref={({ id }) => {
              const target = steps.indexOf(id) + 1;
              return uploading === 0 && mayEnter(target, plan, values) ? makeHref(target) : undefined;
            }}
          />
        </Box>
        {leftover && unsaved.length > 0 ? (
          <RestoreNotice {...leftover} what={unsaved.map((field) => fieldLabel(plan, field))} />
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
          errors={problems.map(({ target, ...problem }) => ({ ...problem, name: target ?? problem.name }))}
          attempt={attempt}
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
            />
          ) : (
            firstStep?.(draft, messageAt(problems, 'project'))
          )}
        </Panel>
        {step === 'resources' && values ? (
          <ChosenResources plan={plan} values={values} change={change}>
            {buttons}
          </ChosenResources>
        ) : (
          <Box mt="6">{buttons}</Box>
        )}
      </BesideAskedChanges>
    </Page>
  );
}

const messageAt = (problems: readonly Problem[], field: DraftField) =>
  problems.find(({ name }) => name === field)?.message;

/** A new step starts at its heading, unless errors at the top are what must be read first. */
function useHeadingFocus(number: number, hasProblems: boolean): void {
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    window.scrollTo(0, 0);
    if (!hasProblems) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [number, hasProblems]);
}
