import { STRAND_WIDTH } from '@portal/contract/brand';
import { chakra } from '../../design/index.ts';
import { COHORT_MARKS } from './cohort-marks.tsx';
import { cohorts as words } from '#texts/cohort';

/** The mark of a cohort, by its name or its label; renders nothing for a cohort without a mark. */
export function CohortMark({ cohort, boxSize = '12' }: { cohort: string; boxSize?: string }) {
  const known = words.list.find(({ name, label }) => name === cohort || label === cohort);
  return known ? (
    <chakra.svg
      viewBox="0 0 32 32"
      boxSize={boxSize}
      flexShrink="0"
      borderRadius="25%"
      bg="accent.subtle"
      color="accent.fg"
      fill="none"
      stroke="currentColor"
      strokeWidth={STRAND_WIDTH}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {COHORT_MARKS[known.name]}
    </chakra.svg>
  ) : null;
}
