export { axeViolations } from './axe.ts';
export { renderWithPortal } from './renderWithPortal.tsx';
export { FreshReads } from './FreshReads.tsx';
export { sessionUser } from './sessionUser.ts';
export { giveRangesAPlace } from './giveRangesAPlace.ts';
export { enter } from './enter.ts';
export { fakeServer, type Sent } from './fakeServer.ts';
export { makeSession, showPage, type Person } from './showPage.tsx';
export { buildMember } from './build-member.ts';
export { VISITOR } from './visitor.ts';
export { institutionRow, makeMember } from './institution-row.ts';
export {
  AGREEMENT_ID,
  agreementRow,
  emptyList,
  makePath as agreementPath,
  paperRow,
} from './agreement-row.ts';
export { openPaths } from './open-paths.ts';
export { openRoutes, type RouteAnswer } from './openRoutes.tsx';
export { personRow } from './person-row.ts';
