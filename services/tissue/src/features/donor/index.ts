export { APPROVED_SQL, DONOR_READERS, isSelectable } from './donor.policy.ts';
export { donorRoutes } from './donor.routes.ts';
export { findNeighbours, type DonorSimilarity } from './match.queries.ts';
export type { Neighbour } from './neighbours.ts';
