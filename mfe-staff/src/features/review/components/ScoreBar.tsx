import type { ScoreDraft } from '@portal/contract';
import { computeMean, formatAverage, formatTotal, type Rubric } from '@portal/contract/rubrics';
import { chakra, fill, HStack } from '@portal/shared-ui';
import { DueDate } from '../../workload/components/DueDate.tsx';
import { review as words } from '#texts/review';

export interface Due {
  readonly day: string | null;
  readonly isLate: boolean;
}

/** The number of scored criteria and the total, always visible while scoring. */
export function ScoreBar({
  rubric,
  blocks,
  due,
}: {
  rubric: Rubric;
  blocks: ScoreDraft['blocks'];
  due: Due | undefined;
}) {
  const { criteria, scale, key: rubricKey } = rubric;
  if (criteria.length === 0 || scale === null) return null;
  const given = criteria.flatMap(({ key }) => blocks[key]?.score ?? []);
  return (
    <chakra.section
      aria-label={words.score.progress}
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      py="2.5"
      // extends to the edge of the surrounding panel
      mx={{ base: '-4', md: '-5' }}
      px={{ base: '4', md: '5' }}
    >
      <HStack justify="space-between" wrap="wrap" columnGap="4" rowGap="1" textStyle="sm">
        <chakra.output fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {fill(words.score.scored, { scored: given.length, criteria: criteria.length })}
          {' · '}
          {rubricKey === 'tissue'
            ? fill(words.score.mean, { mean: formatAverage(computeMean(given)) })
            : fill(words.score.total, {
                total: formatTotal(given.reduce((sum, score) => sum + score, 0)),
                most: criteria.length * scale.maximum,
              })}
        </chakra.output>
        {due?.day ? <DueDate {...due} text={words.score.due} /> : null}
      </HStack>
    </chakra.section>
  );
}
