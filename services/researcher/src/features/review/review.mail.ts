/** What is sent to a reviewer: one mail with one link, and a line in the bell. */
import { REQUEST_TYPE_LABELS, reviewAddress, writeDay } from '@portal/contract';
import type { MailText } from '@portal/common';
import { say, translate } from '@portal/kit';
import { requestMails as words } from '../../texts/en/request-mails.ts';
import type { ReviewedRequest } from './review.queries.ts';

/** Words of the installation that the mail carries. */
export interface MailWords {
  readonly supportEmail: string;
}

/** In the language of the reviewer. */
export function assignmentMail({
  request,
  due,
  supportEmail,
}: MailWords & {
  readonly request: ReviewedRequest;
  /** Such as '2026-12-31'; null where nothing was promised. */
  readonly due: string | null;
}): MailText {
  const code = request.sfari_request_id;
  const texts = words.reviewAssigned;
  const type = translate(REQUEST_TYPE_LABELS[request.type]);
  return {
    subject: say(texts.subject, { code }),
    paragraphs: [
      say(texts.asked, { type, code, project: request.project_title }),
      ...(due ? [say(texts.due, { day: writeDay(due) })] : []),
    ],
    link: { label: say(texts.link, { code }), path: reviewAddress(request) },
    closing: [say(texts.conflict, { support: supportEmail }), translate(texts.thanks)],
  };
}
