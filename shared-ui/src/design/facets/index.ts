/** Filters of a list, with counts. */
export { FacetGroup, type FacetChoice } from './FacetGroup.tsx';
