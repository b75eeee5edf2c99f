import type { ReactNode } from 'react';
import type { cohorts } from '#texts/home';

type CohortName = (typeof cohorts.list)[number]['name'];

/** A simple mark of each cohort in a box of 48 by 48, drawn in the colour of its place. */
export const COHORT_MARKS: Readonly<Record<CohortName, ReactNode>> = {
  // A family: two parents, one child.
  SSC: (
    <>
      <circle cx="14" cy="13" r="5" />
      <circle cx="34" cy="13" r="5" />
      <circle cx="24" cy="31" r="4" fill="currentColor" />
      <path d="M14 18v6c0 4 4 6 10 7M34 18v6c0 4-4 6-10 7M14 42h20" />
    </>
  ),
  // A beam that finds one letter of a gene.
  'Simons Searchlight': (
    <>
      <circle cx="10" cy="24" r="5" fill="currentColor" />
      <path d="M15 21 42 9M15 27l27 12M42 17v14" />
      <path d="M26 24h6M22 18v12" />
    </>
  ),
  // A spark.
  SPARK: (
    <>
      <path d="M24 5v10M24 33v10M5 24h10M33 24h10M11 11l6 6M31 31l6 6M37 11l-6 6M17 31l-6 6" />
      <circle cx="24" cy="24" r="3.5" fill="currentColor" />
    </>
  ),
  // A house with a heart.
  AIC: (
    <>
      <path d="M7 23 24 8l17 15M11 21v20h26V21" />
      <path
        d="M24 35c-9-6-6-12-2.5-12 1.5 0 2.5 1.5 2.5 1.5S25 23 26.5 23c3.5 0 6.5 6-2.5 12Z"
        fill="currentColor"
      />
    </>
  ),
  // Two halves of a brain with their connection.
  'Autism BrainNet': (
    <>
      <path d="M22 8c-6 0-9 4-9 7-5 1-7 5-6 9-2 4 0 9 5 10 1 4 6 6 10 4V8Z" />
      <path d="M26 8c6 0 9 4 9 7 5 1 7 5 6 9 2 4 0 9-5 10-1 4-6 6-10 4V8Z" />
      <path d="M16 22h16" />
      <circle cx="16" cy="22" r="2" fill="currentColor" />
      <circle cx="32" cy="22" r="2" fill="currentColor" />
    </>
  ),
};
