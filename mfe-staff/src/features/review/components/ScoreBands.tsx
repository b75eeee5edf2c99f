import { findGuide } from '@portal/contract/rubric-guides';
import type { Rubric, RubricCriterion } from '@portal/contract/rubrics';
import { chakra, fill } from '@portal/shared-ui';
import { review as words } from '#texts/review';

/** The meaning of the scores of one criterion, next to its input; the band that contains the score is emphasized. */
export function ScoreBands({
  rubric,
  criterion: { key, label },
  score,
}: {
  rubric: Rubric;
  criterion: RubricCriterion;
  score: number | null;
}) {
  const guide = findGuide(rubric);
  if (!guide) return null;
  return (
    <chakra.ul
      aria-label={fill(words.score.bands, { criterion: label })}
      listStyleType="none"
      m="0"
      p="0"
      textStyle="sm"
      minW="0"
    >
      {guide.bands.map(([from, to], index) => {
        const isHere = score !== null && score >= from && score <= to;
        return (
          <chakra.li
            key={from}
            ps="2"
            borderStartWidth="3px"
            borderColor={isHere ? 'accent.solid' : 'transparent'}
            color={isHere ? 'fg' : 'fg.muted'}
            fontWeight={isHere ? 'semibold' : 'normal'}
            aria-current={isHere || undefined}
          >
            <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {fill(words.guide.band, { from, to })}:
            </chakra.span>{' '}
            {guide.meanings[key]?.[index]}
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
