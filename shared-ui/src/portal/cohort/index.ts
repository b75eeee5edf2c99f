/** The five cohorts with their marks. */
export { CohortMark } from './CohortMark.tsx';
export { CohortLogos } from './CohortLogos.tsx';
export { CohortMarks } from './CohortMarks.tsx';
