import type { ReactNode } from 'react';
import { STRANDS } from '@portal/contract/brand';
import type { cohorts } from '#texts/cohort';

type CohortName = (typeof cohorts.list)[number]['name'];

/**
 * A mark for each cohort in a 32 × 32 box, in the current color. All consist of the two strands of the portal's logo
 * and of filled dots, which represent people or places.
 */
export const COHORT_MARKS: Readonly<Record<CohortName, ReactNode>> = {
  // A family: two strands from the parents meet in one child.
  SSC: (
    <>
      <path d="M9 9.5c0 7 7 5.5 7 11M23 9.5c0 7-7 5.5-7 11" />
      <circle cx="9" cy="7.5" r="2.2" fill="currentColor" />
      <circle cx="23" cy="7.5" r="2.2" fill="currentColor" />
      <circle cx="16" cy="23.5" r="2.2" fill="currentColor" />
    </>
  ),
  // Two strands open like a beam upon one place of a gene.
  'Simons Searchlight': (
    <>
      <path d="M8 16c7 0 8-6.5 15-6.5M8 16c7 0 8 6.5 15 6.5" />
      <path d="M25 13.5v5" />
      <circle cx="7.5" cy="16" r="2.2" fill="currentColor" />
    </>
  ),
  // Two crossing pairs of strands: a spark.
  SPARK: (
    <>
      <path d={STRANDS} />
      <path d="M16 5.5v4M16 22.5v4M5 16h3.5M23.5 16H27" />
    </>
  ),
  // Two strands as a roof above someone.
  AIC: (
    <>
      <path d="M16 7c0 5-8.5 3.5-8.5 9v8M16 7c0 5 8.5 3.5 8.5 9v8" />
      <circle cx="16" cy="20" r="2.2" fill="currentColor" />
    </>
  ),
  // Two halves, each of a strand, and their connection.
  'Autism BrainNet': (
    <>
      <path d="M13 7C8 7 6 11 8 14c-3.5 3.5-1.5 10.5 5 11M19 7c5 0 7 4 5 7 3.5 3.5 1.5 10.5-5 11" />
      <path d="M12.5 16h7" />
    </>
  ),
};
