import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';

/** The most common decisions with their keys. The dropdown has all possible ones (spec 3 section 2.6). */
const QUICK: readonly { readonly status: RequestStatus; readonly key: string }[] = [
  { status: S.FULFILLED, key: 'f' },
  { status: S.APPROVED, key: 'a' },
  { status: S.APPROVED_PENDING_TEAM, key: 'a' },
  { status: S.REVISIONS_REQUESTED, key: 'r' },
  { status: S.REJECTED, key: 'x' },
];

/** The common decisions that the server offers, in button order. */
export const quickDecisions = (offered: readonly RequestStatus[]) =>
  QUICK.filter(({ status }) => offered.includes(status));
