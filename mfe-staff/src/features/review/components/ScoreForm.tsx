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
  Grid,
  HStack,
  LabeledField,
  Notice,
  Stack,
  Text,
  Textarea,
} from '@portal/shared-ui';
import type { ApiAnswer } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import {
  AutosaveStatus,
  ErrorSummary,
  fieldId,
  RestoreNotice,
  type SummaryError,
} from '@portal/shared-ui/form';
import { useNavigate } from '@portal/shared-ui/router';
import { useState } from 'react';
import { asksRecommendation } from '../model/asks-recommendation.ts';
import { noteName, scoreName, useScoreDraft, type ScoreDraftState } from '../api/use-score-draft.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { CriterionFields } from './CriterionFields.tsx';
import { MeanBox } from './MeanBox.tsx';
import { RubricTable } from './RubricTable.tsx';
import { review as words } from '#texts/review';

interface ScoreFormProps {
  read: ApiAnswer<ReviewScore>;
  onChange: () => void;
}

/** Scores, critique and recommendation of one's own review (spec 3 sections 2.7 and 5). Disabled while nothing can be written. */
export function ScoreForm({ read, onChange }: ScoreFormProps) {
  const { data: score } = read;
  const state = useScoreDraft(read, onChange);
  const [isDone, setDone] = useState(false);
  const isOpen = score.closed === null && !isDone;
  const found = findRubric(score.rubric.key, score.rubric.version);
  const rubric = score.unscored_cohort === null ? found : withoutScores(found);
  const submit = async () => {
    if (await state.submit()) setDone(true);
  };
  return (
    <Stack gap="5">
      <ErrorSummary errors={listErrors(rubric, state)} attempt={state.attempt} />
      {score.closed === 'submitted' ? (
        <Notice tone="success">
          {fill(words.score.submitted, { date: formatDateTime(score.submitted_at) })}
        </Notice>
      ) : null}
      {score.closed === 'status' ? <Notice tone="info">{words.score.status}</Notice> : null}
      {score.unscored_cohort === null ? null : (
        <Notice tone="info">{fill(MESSAGES.noScoresOfCohort, { cohort: score.unscored_cohort })}</Notice>
      )}
      {state.isStale ? <StaleChoice {...state} /> : null}
      {isOpen && state.autosave.leftover ? <RestoreNotice {...state.autosave.leftover} /> : null}
      <RubricTable rubric={rubric} />
      <chakra.fieldset
        disabled={!isOpen || state.isSubmitting}
        border="0"
        m="0"
        p="0"
        minW="0"
        // what was submitted is there to be read, so it is not faint
        css={score.closed === 'submitted' ? { '& :disabled': { opacity: 1 } } : undefined}
      >
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
            <ChoiceField
              name="build_merit"
              label={words.score.merit}
              placeholder={words.score.decisionChoose}
              options={BUILD_MERITS}
              value={state.draft.build_merit}
              error={state.faults['build_merit']}
              onChange={(chosen) => state.change({ build_merit: chosen })}
            />
          ) : null}
          <ChoiceField
            name="reviewer_decision"
            label={decisionLabel(rubric)}
            placeholder={words.score.decisionChoose}
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
      {isDone ? <SubmittedModal onClose={onChange} /> : null}
    </Stack>
  );
}

const decisionLabel = (rubric: Rubric): string =>
  asksRecommendation(rubric) ? words.score.verdict : words.score.decision;

/** What kept the review from being submitted, in the order of the form. */
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

/** One below the other; where a mean says something it stands beside them. */
function Criteria({ rubric, state }: { rubric: Rubric; state: ScoreDraftState }) {
  const fields = rubric.criteria.map((criterion) => (
    <CriterionFields key={criterion.key} rubric={rubric} criterion={criterion} state={state} />
  ));
  if (rubric.key !== 'tissue') return fields;
  return (
    <Grid templateColumns={{ base: '1fr', sm: 'minmax(0, 1fr) 10rem' }} gap="5">
      <Grid templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="end">
        {fields}
      </Grid>
      <MeanBox rubric={rubric} blocks={state.draft.blocks} />
    </Grid>
  );
}

/** Two tabs wrote: what was typed here stays until one of them was chosen. */
function StaleChoice({ keepMine, takeTheirs }: Pick<ScoreDraftState, 'keepMine' | 'takeTheirs'>) {
  return (
    <Notice tone="warning" isUrgent title={words.score.staleTitle}>
      {words.score.staleText}
      <HStack mt="3" wrap="wrap">
        <Button size="sm" onClick={() => void keepMine()}>
          {words.score.keepMine}
        </Button>
        <Button size="sm" variant="outline" onClick={() => void takeTheirs()}>
          {words.score.takeTheirs}
        </Button>
      </HStack>
    </Notice>
  );
}

function SubmittedModal({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Modal
      isOpen
      title={words.score.doneTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.score.close}
          </Button>
          <Button onClick={() => void navigate('/')}>{words.score.home}</Button>
        </>
      }
    >
      {words.score.doneText}
    </Modal>
  );
}
