/** What a list can be narrowed by, with counts. */
export { FacetGroup, type FacetChoice } from './FacetGroup.tsx';
