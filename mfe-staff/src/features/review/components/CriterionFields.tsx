import { LIMITS } from '@portal/contract/limits';
import type { Rubric, RubricCriterion } from '@portal/contract/rubrics';
import { LabeledField, Stack, Textarea } from '@portal/shared-ui';
import { EMPTY_BLOCK, scoreName, type ScoreDraftState } from '../api/use-score-draft.ts';
import { ScoreField } from './ScoreField.tsx';
import { review as words } from '#texts/review';

/** The score of one criterion, with strengths and weaknesses where the rubric asks for them. */
export function CriterionFields({
  rubric,
  criterion: { key, label },
  state: { draft, faults, changeBlock },
}: {
  rubric: Rubric;
  criterion: RubricCriterion;
  state: Pick<ScoreDraftState, 'draft' | 'faults' | 'changeBlock'>;
}) {
  const block = draft.blocks[key] ?? EMPTY_BLOCK;
  return (
    <Stack gap="3">
      <ScoreField
        name={scoreName(key)}
        rubric={rubric}
        label={label}
        value={block.score}
        error={faults[scoreName(key)]}
        onChange={(score) => changeBlock(key, { score })}
      />
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
