import type { ReviewScore } from '@portal/contract';
import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import {
  BUILD_MERITS,
  findRubric,
  REVIEWER_DECISIONS,
  withoutScores,
  type Rubric,
} from '@portal/contract/rubrics';
import {
  Button,
  chakra,
  fill,
  formatDateTime,
  HStack,
  LabeledField,
  Notice,
  Stack,
  Text,
  Textarea,
} from '@portal/shared-ui';
import type { ApiAnswer } from '@portal/shared-ui/data';
import {
  AutosaveStatus,
  ErrorSummary,
  fieldId,
  RestoreNotice,
  type SummaryError,
} from '@portal/shared-ui/form';
import { useState } from 'react';
import { asksRecommendation } from '../model/asks-recommendation.ts';
import { noteName, scoreName, useScoreDraft, type ScoreDraftState } from '../api/use-score-draft.ts';
import { CriterionFields } from './CriterionFields.tsx';
import { RubricTable } from './RubricTable.tsx';
import { ScoreBar, type Due } from './ScoreBar.tsx';
import { SegmentField } from './SegmentField.tsx';
import { SubmittedModal } from './SubmittedModal.tsx';
import { review as words } from '#texts/review';

interface ScoreFormProps {
  read: ApiAnswer<ReviewScore>;
  onChange: () => void;
  /** The due date of the review, shown on the scoring page. */
  due?: Due | undefined;
}

/**
 * The form for the user's own review: scores, critique and recommendation (spec 3 sections 2.7 and 5). Disabled while
 * nothing can be saved. A submitted review has no form.
 */
export function ScoreForm({ read, onChange, due }: ScoreFormProps) {
  const { data: score } = read;
  const state = useScoreDraft(read, onChange);
  const [isDone, setDone] = useState(false);
  const isOpen = score.closed === null && !isDone;
  const found = findRubric(score.rubric.key, score.rubric.version);
  const rubric = score.unscored_cohort === null ? found : withoutScores(found);
  const submit = async () => {
    if (await state.submit()) setDone(true);
  };
  // what was submitted is read with the other reviews
  if (score.closed === 'submitted')
    return (
      <Notice tone="success">
        {fill(words.score.submitted, { date: formatDateTime(score.submitted_at) })}
      </Notice>
    );
  return (
    <Stack gap="5">
      <ErrorSummary errors={listErrors(rubric, state)} attempt={state.attempt} />
      {score.closed === 'status' ? <Notice tone="info">{words.score.status}</Notice> : null}
      {score.unscored_cohort === null ? null : (
        <Notice tone="info">{fill(MESSAGES.noScoresOfCohort, { cohort: score.unscored_cohort })}</Notice>
      )}
      {state.isStale ? <StaleChoice {...state} /> : null}
      {isOpen && state.autosave.leftover ? <RestoreNotice {...state.autosave.leftover} /> : null}
      <RubricTable
        rubric={rubric}
        isOpen={!Object.values(score.blocks).some((block) => block.score !== null)}
      />
      <chakra.fieldset disabled={!isOpen || state.isSubmitting} border="0" m="0" p="0" minW="0">
        <Stack gap="6">
          <Criteria rubric={rubric} state={state} />
          {rubric.notes.map(({ key, label, isRequired, rows }) => (
            <LabeledField
              key={key}
              id={fieldId(noteName(key))}
              label={label}
              isOptional={!isRequired}
              error={state.faults[noteName(key)]}
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={rows}
                  maxLength={LIMITS.answer}
                  value={state.draft.notes[key] ?? ''}
                  onChange={({ currentTarget }) => state.changeNote(key, currentTarget.value)}
                />
              )}
            </LabeledField>
          ))}
          {rubric.asksBuildMerit ? (
            <SegmentField
              name="build_merit"
              label={words.score.merit}
              help={words.score.meritHelp}
              options={BUILD_MERITS}
              value={state.draft.build_merit}
              error={state.faults['build_merit']}
              onChange={(chosen) => state.change({ build_merit: chosen })}
            />
          ) : null}
          <SegmentField
            name="reviewer_decision"
            label={decisionLabel(rubric)}
            options={REVIEWER_DECISIONS}
            value={state.draft.reviewer_decision}
            error={state.faults['reviewer_decision']}
            onChange={(chosen) => state.change({ reviewer_decision: chosen })}
          />
        </Stack>
      </chakra.fieldset>
      {isOpen ? (
        <>
          <AutosaveStatus autosave={state.autosave} />
          {state.failure ? (
            <Text role="alert" color="fg.error">
              {state.failure}
            </Text>
          ) : null}
          <Text textStyle="sm" color="fg.muted">
            {words.score.submitHint}
          </Text>
          <HStack>
            <Button loading={state.isSubmitting} disabled={state.isStale} onClick={() => void submit()}>
              {words.score.submit}
            </Button>
          </HStack>
        </>
      ) : null}
      <ScoreBar rubric={rubric} blocks={state.draft.blocks} due={isOpen ? due : undefined} />
      {isDone ? <SubmittedModal review={score.review} onClose={onChange} /> : null}
    </Stack>
  );
}

const decisionLabel = (rubric: Rubric): string =>
  asksRecommendation(rubric) ? words.score.verdict : words.score.decision;

/** The errors that prevented submission, in form order. */
function listErrors(
  rubric: Rubric,
  { faults, attempt }: Pick<ScoreDraftState, 'faults' | 'attempt'>,
): SummaryError[] {
  if (attempt === 0) return [];
  const fields = [
    ...rubric.criteria.map(({ key, label }) => ({ name: scoreName(key), label })),
    ...rubric.notes.map(({ key, label }) => ({ name: noteName(key), label })),
    { name: 'build_merit', label: words.score.merit },
    { name: 'reviewer_decision', label: decisionLabel(rubric) },
  ];
  return fields.flatMap(({ name, label }) => {
    const message = faults[name];
    return message === undefined ? [] : [{ name, label, message }];
  });
}

/** The criteria, below a line that says which end of the scale is better. */
function Criteria({ rubric, state }: { rubric: Rubric; state: ScoreDraftState }) {
  if (rubric.scale === null) return null;
  return (
    <>
      <Text textStyle="sm" color="fg.muted">
        {fill(rubric.scale.step === 1 ? words.score.scale : words.score.range, { ...rubric.scale })}
      </Text>
      {rubric.criteria.map((criterion) => (
        <CriterionFields key={criterion.key} rubric={rubric} criterion={criterion} state={state} />
      ))}
    </>
  );
}

/** Two tabs edited the review; this tab's input stays until the user chooses a version. */
function StaleChoice({ takeMine, takeTheirs }: Pick<ScoreDraftState, 'takeMine' | 'takeTheirs'>) {
  return (
    <Notice tone="warning" isUrgent title={words.score.staleTitle}>
      {words.score.staleText}
      <HStack mt="3" wrap="wrap">
        <Button size="sm" onClick={() => void takeMine()}>
          {words.score.keepMine}
        </Button>
        <Button size="sm" variant="outline" onClick={() => void takeTheirs()}>
          {words.score.takeTheirs}
        </Button>
      </HStack>
    </Notice>
  );
}
