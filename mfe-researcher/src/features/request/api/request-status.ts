import { REQUEST_STATUS as S, REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';

export const statusLabel = (status: RequestStatus): string => REQUEST_STATUS_LABELS[status];

/** Who must act next, and what happens then. `isOwner` is true when it is the reader of the page. */
export interface NextStep {
  who: string;
  what: string;
  isOwner: boolean;
}

const you = (what: string): NextStep => ({ who: 'You', what, isOwner: true });
const staff = (who: string, what: string): NextStep => ({ who, what, isOwner: false });
const nobody = (what: string): NextStep => ({ who: 'Nobody now', what, isOwner: false });

const CLOSED = nobody('This request is closed. You may start a new one.');

const NEXT: Readonly<Record<RequestStatus, NextStep>> = {
  [S.CREATED]: you('Finish the draft and submit it. Nobody reviews it before that.'),
  [S.REVISIONS_REQUESTED]: you('Read what the reviewers ask for, change the request and submit it again.'),
  [S.DEFERRED]: staff(
    'Foundation staff',
    'Your request waits for a later review. We write to you when it is taken up.',
  ),
  [S.SUBMITTED]: staff(
    'Foundation staff',
    'They check the request and choose a reviewer. A decision may take up to two weeks.',
  ),
  [S.UNDER_REVIEW]: staff(
    'The reviewer',
    'They read the request and decide. We write to you when they have.',
  ),
  [S.REVIEW_MEETING]: staff(
    'The review meeting',
    'The members discuss the request. We write to you when they have decided.',
  ),
  [S.CONDITIONALLY_APPROVED]: staff(
    'Foundation staff',
    'Your request is approved once the conditions in our mail are met.',
  ),
  [S.APPROVED_PENDING_TEAM]: staff(
    'Your research team',
    'Access starts by itself when every member is ready. The list below says what is missing.',
  ),
  [S.APPROVED]: staff('The data team', 'They open access to the datasets. We write to you when it is ready.'),
  [S.FULFILLED]: nobody('You have access: see Access Details. Renew before the request expires.'),
  [S.SUSPENDED]: you('Write to the support team to have your access restored.'),
  [S.REJECTED]: CLOSED,
  [S.WITHDRAWN]: CLOSED,
  [S.ARCHIVED]: CLOSED,
};

/** The next step of a request in words, for its owner. */
export const nextStep = (status: RequestStatus): NextStep => NEXT[status];
