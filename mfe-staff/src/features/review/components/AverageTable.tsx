import type { RequestScores } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { computeMean, findRubric, formatAverage, formatTotal } from '@portal/contract/rubrics';
import { chakra, fill, Stack, Text } from '@portal/shared-ui';
import { Tabs } from '@portal/shared-ui/tabs';
import { SpreadMark } from './SpreadMark.tsx';
import { review as words } from '#texts/review';

type Quarter = RequestScores['quarters'][number];

/** A tab per criterion with its average and the individual scores; the sum of the averages is below. */
export function AverageTable({ rubric, quarter }: { rubric: RequestScores['rubric']; quarter: Quarter }) {
  const { key: rubricKey, criteria, scale } = findRubric(rubric.key, rubric.version);
  const [first] = criteria;
  if (!first) return null;
  if (quarter.total === null) return <Text color="fg.muted">{MESSAGES.noScores}</Text>;
  return (
    <Stack gap="3">
      <Tabs.Root defaultValue={first.key} lazyMount unmountOnExit minW="0">
        <Tabs.List aria-label={words.feedback.criteria} flexWrap="wrap">
          {criteria.map(({ key, label }) => (
            <Tabs.Trigger key={key} value={key} focusVisibleRing="inside">
              {label} <b>{formatAverage(quarter.averages[key] ?? null)}</b>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {criteria.map(({ key }) => (
          <Tabs.Content key={key} value={key}>
            <Stack gap="4" align="flex-start">
              <SpreadMark spread={quarter.spreads[key]} />
              {quarter.scores.map(({ review, reviewer, blocks }) => (
                <Feedback key={review} name={reviewer.display_name} block={blocks[key]} />
              ))}
            </Stack>
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <Text fontWeight="semibold">
        {rubricKey === 'tissue'
          ? fill(words.feedback.mean, { mean: formatAverage(getMean(quarter)), most: scale?.maximum ?? 0 })
          : fill(words.score.total, {
              total: formatTotal(quarter.total),
              most: criteria.length * (scale?.maximum ?? 0),
            })}
      </Text>
    </Stack>
  );
}

const getMean = ({ averages }: Quarter): number | null =>
  computeMean(Object.values(averages).flatMap((average) => average ?? []));

function Feedback({
  name,
  block,
}: {
  name: string;
  block: Quarter['scores'][number]['blocks'][string] | undefined;
}) {
  const comments = (['strengths', 'weaknesses'] as const).filter((part) => block?.comment[part]);
  return (
    <div>
      <Text fontWeight="semibold">
        {name}: {fill(words.feedback.score, { score: block?.score ?? '-' })}
      </Text>
      {comments.map((part) => (
        <div key={part}>
          <Text textStyle="sm" color="fg.muted">
            {words.feedback[part]}
          </Text>
          <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
            {block?.comment[part]}
          </chakra.p>
        </div>
      ))}
    </div>
  );
}
