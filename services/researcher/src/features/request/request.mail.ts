/** Words of the mails that the portal itself writes about a request. Mails of decisions are written by staff. */
import { REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract';
import { say, translate, type Work } from '@portal/kit';
import { sendOwnerMail, type OwnerMail } from '../../owner-mail.ts';
import { requestMails } from '../../texts/en/request-mails.ts';

export interface RequestMail extends Omit<OwnerMail, 'about'> {
  readonly requestId: number;
}

/** `write` speaks the language of the recipient. */
export const sendRequestMail = (work: Work, to: string, write: () => RequestMail): Promise<void> =>
  sendOwnerMail(work, to, () => {
    const { requestId, ...mail } = write();
    return { ...mail, about: { model: 'request', id: requestId } };
  });

/** Says which request; a person may have several under way. */
export const statusNews = (code: string, status: RequestStatus): string =>
  say(requestMails.bell.statusChanged, { code, status: translate(REQUEST_STATUS_LABELS[status]) });
