import type { ScoreDraft } from '@portal/contract';
import { computeMean, formatAverage, type Rubric } from '@portal/contract/rubrics';
import { chakra, fill, Text } from '@portal/shared-ui';
import { review as words } from '#texts/review';

/** The mean of the scores that are given so far, beside them. */
export function MeanBox({ rubric, blocks }: { rubric: Rubric; blocks: ScoreDraft['blocks'] }) {
  const given = rubric.criteria.flatMap(({ key }) => blocks[key]?.score ?? []);
  return (
    <chakra.section
      aria-label={words.score.mean}
      borderWidth="1px"
      borderRadius="l2"
      p="3"
      alignSelf="start"
      position={{ sm: 'sticky' }}
      top={{ sm: '4' }}
    >
      <Text textStyle="sm" color="fg.muted">
        {words.score.mean}
      </Text>
      <output>
        <chakra.span display="block" textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatAverage(computeMean(given))}
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {fill(words.score.meanOf, { given: given.length, count: rubric.criteria.length })}
        </chakra.span>
      </output>
    </chakra.section>
  );
}
