/** In-app notifications about a request. */
import { REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract';
import { say, translate } from '@portal/kit';
import { requestMails } from '../../texts/en/request-mails.ts';

/** Includes the request's code, because a person may have several under way. */
export const statusNews = (code: string, status: RequestStatus): string =>
  say(requestMails.bell.statusChanged, { code, status: translate(REQUEST_STATUS_LABELS[status]) });
