export { axeViolations } from './axe.ts';
export { renderWithPortal } from './renderWithPortal.tsx';
export { FreshReads } from './FreshReads.tsx';
export { sessionUser } from './sessionUser.ts';
export { giveRangesAPlace } from './giveRangesAPlace.ts';
