import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';

/** The decisions of most days and their keys. All that are possible stay in the dropdown (spec 3 section 2.6). */
const QUICK: readonly { readonly status: RequestStatus; readonly key: string }[] = [
  { status: S.FULFILLED, key: 'f' },
  { status: S.APPROVED, key: 'a' },
  { status: S.APPROVED_PENDING_TEAM, key: 'a' },
  { status: S.REVISIONS_REQUESTED, key: 'r' },
  { status: S.REJECTED, key: 'x' },
];

/** Those that the server offers, in the order of their buttons. */
export const quickDecisions = (offered: readonly RequestStatus[]) =>
  QUICK.filter(({ status }) => offered.includes(status));
