/** The messages to a reviewer: one mail with one link, and an in-app notification. */
import { REQUEST_TYPE_LABELS, reviewAddress, writeDay } from '@portal/contract';
import type { MailText } from '@portal/common';
import { say, translate } from '@portal/kit';
import { requestMails as words } from '../../texts/en/request-mails.ts';
import type { ReviewedRequest } from './review.queries.ts';

/** The installation's settings used in the mail. */
export interface MailWords {
  readonly supportEmail: string;
}

/** The mail about an assignment, in the reviewer's language. */
export function assignmentMail({
  request,
  due,
  supportEmail,
}: MailWords & {
  readonly request: ReviewedRequest;
  /** Such as '2026-12-31'; null where no date was promised. */
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
