import { LIMITS } from '@portal/contract/limits';
import { findGuide } from '@portal/contract/rubric-guides';
import type { Rubric, RubricCriterion } from '@portal/contract/rubrics';
import { Grid, LabeledField, Stack, Textarea } from '@portal/shared-ui';
import { EMPTY_BLOCK, scoreName, type ScoreDraftState } from '../api/use-score-draft.ts';
import { ScoreBands } from './ScoreBands.tsx';
import { ScoreField } from './ScoreField.tsx';
import { review as words } from '#texts/review';

/** The score of one criterion, with strengths and weaknesses where the rubric asks for them. */
export function CriterionFields({
  rubric,
  criterion,
  state: { draft, faults, changeBlock },
}: {
  rubric: Rubric;
  criterion: RubricCriterion;
  state: Pick<ScoreDraftState, 'draft' | 'faults' | 'changeBlock'>;
}) {
  const { key, label } = criterion;
  const block = draft.blocks[key] ?? EMPTY_BLOCK;
  const score = (
    <ScoreField
      name={scoreName(key)}
      rubric={rubric}
      label={label}
      value={block.score}
      error={faults[scoreName(key)]}
      onChange={(given) => changeBlock(key, { score: given })}
    />
  );
  const bands = findGuide(rubric) ? (
    <ScoreBands rubric={rubric} criterion={criterion} score={block.score} />
  ) : null;
  return (
    <Stack gap="3">
      {bands ? (
        <Grid templateColumns={{ base: '1fr', sm: '10rem minmax(0, 1fr)' }} columnGap="5" rowGap="2">
          {score}
          {bands}
        </Grid>
      ) : (
        score
      )}
      {rubric.hasComments
        ? (['strengths', 'weaknesses'] as const).map((part) => (
            <LabeledField key={part} label={words.score[part]} isOptional>
              {(control) => (
                <Textarea
                  {...control}
                  aria-label={`${label}: ${words.score[part]}`}
                  rows={3}
                  maxLength={LIMITS.answer}
                  value={block.comment[part]}
                  onChange={({ currentTarget }) =>
                    changeBlock(key, { comment: { ...block.comment, [part]: currentTarget.value } })
                  }
                />
              )}
            </LabeledField>
          ))
        : null}
    </Stack>
  );
}
