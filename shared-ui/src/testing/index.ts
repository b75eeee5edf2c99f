export { axeViolations } from './axe.ts';
export { renderWithPortal } from './render-with-portal.tsx';
export { FreshReads } from './FreshReads.tsx';
export { sessionUser } from './session-user.ts';
export { stubRangeRects } from './stub-range-rects.ts';
export { setUpUser } from './set-up-user.ts';
export { passTime, startFakeClock } from './fake-clock.ts';
export { enter } from './enter.ts';
export { fakeServer, type Sent } from './fake-server.ts';
export { makeSession, showPage, type Person } from './show-page.tsx';
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
export { TRANSFER_ID, transferPath, transferRow } from './transfer-row.ts';
export { openPaths } from './open-paths.ts';
export { renderRoutes, type RouteAnswer } from './render-routes.tsx';
export { personRow } from './person-row.ts';
export { findUnsentFields, type Samples } from './find-unsent-fields.ts';
