/** The five cohorts with their marks. */
export { CohortLogos } from './CohortLogos.tsx';
