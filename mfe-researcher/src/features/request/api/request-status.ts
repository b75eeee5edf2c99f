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
const nobody = (what: string): NextStep => ({ who: 'Nobody', what, isOwner: false });

/** The next step of a request in words, for its owner. */
export function nextStep(status: RequestStatus): NextStep {
  switch (status) {
    case S.CREATED:
      return you('Finish the draft and submit it. Nobody reviews it before that.');
    case S.REVISIONS_REQUESTED:
      return you('Read what the reviewers ask for, change the request and submit it again.');
    case S.DEFERRED:
      return staff(
        'Foundation staff',
        'Your request waits for a later review. We write to you when it is taken up.',
      );
    case S.SUBMITTED:
      return staff(
        'Foundation staff',
        'They check the request and choose a reviewer. A decision may take up to two weeks.',
      );
    case S.UNDER_REVIEW:
      return staff('The reviewer', 'They read the request and decide. We write to you when they have.');
    case S.REVIEW_MEETING:
      return staff(
        'The review meeting',
        'The members discuss the request. We write to you when they have decided.',
      );
    case S.CONDITIONALLY_APPROVED:
      return staff('Foundation staff', 'Your request is approved once the conditions in our mail are met.');
    case S.APPROVED_PENDING_TEAM:
      return staff(
        'Your research team',
        'Access starts by itself when every member is ready. The list below says what is missing.',
      );
    case S.APPROVED:
      return staff('The data team', 'They open access to the datasets. We write to you when it is ready.');
    case S.FULFILLED:
      return you('You have access. See Access Details, and renew before the request expires.');
    case S.SUSPENDED:
      return you('Write to the support team to have your access restored.');
    case S.REJECTED:
    case S.WITHDRAWN:
    case S.ARCHIVED:
      return nobody('This request is closed. You may start a new one.');
  }
}
