import type { RequestScores } from '@portal/contract';
import { findRubric } from '@portal/contract/rubrics';
import { chakra, fill, Stack, Text } from '@portal/shared-ui';
import { ReviewerFeedback } from '../../review/components/ReviewerFeedback.tsx';
import { SpreadMark } from '../../review/components/SpreadMark.tsx';
import { review as words } from '#texts/review';

type Quarter = RequestScores['quarters'][number];

const PARTS = ['strengths', 'weaknesses'] as const;

/** One review: its recommendation and overall comment, then each criterion with score and critique. */
export function ReviewCritique({
  score,
  spreads,
}: {
  score: Quarter['scores'][number];
  spreads: Quarter['spreads'];
}) {
  const criteria = findRubric(score.rubric.key, score.rubric.version).criteria.filter(
    ({ key }) => score.blocks[key],
  );
  return (
    <Stack gap="4">
      <ReviewerFeedback score={score} />
      {criteria.map(({ key, label }) => {
        const block = score.blocks[key];
        return (
          <chakra.div key={key} borderTopWidth="1px" pt="3">
            <Text fontWeight="semibold">
              {label}: {fill(words.feedback.score, { score: block?.score ?? '-' })}{' '}
              <SpreadMark spread={spreads[key]} />
            </Text>
            {PARTS.filter((part) => block?.comment[part]).map((part) => (
              <chakra.div key={part} mt="2">
                <Text textStyle="sm" color="fg.muted">
                  {words.feedback[part]}
                </Text>
                <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {block?.comment[part]}
                </chakra.p>
              </chakra.div>
            ))}
          </chakra.div>
        );
      })}
    </Stack>
  );
}
