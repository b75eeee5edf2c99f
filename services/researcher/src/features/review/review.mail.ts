/** What a reviewer is told: one mail with one link, and a line in the bell. */
import { REQUEST_TYPE_LABELS, reviewAddress, writeDay } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { paragraph } from '@portal/common';
import { escapeHtml, say, translate } from '@portal/kit';
import { requestMails as words } from '../../texts/en/request-mails.ts';
import type { ReviewedRequest, Reviewer } from './review.queries.ts';

export interface AssignmentMail {
  readonly template: 'review_assigned';
  readonly subject: string;
  readonly body: string;
}

/** Words of the installation that the mail carries. */
export interface MailWords {
  readonly portalUrl: string;
  readonly supportEmail: string;
}

export function assignmentMail(
  input: MailWords & {
    readonly request: ReviewedRequest;
    readonly reviewer: Pick<Reviewer, 'first_name'>;
    /** Such as '2026-12-31'; null where nothing was promised. */
    readonly due: string | null;
  },
): AssignmentMail {
  const { request, reviewer, due, portalUrl, supportEmail } = input;
  const link = `${portalUrl}${reviewAddress(request)}`;
  const code = request.sfari_request_id;
  const texts = words.reviewAssigned;
  const name = nameInMail(reviewer.first_name, translate(words.colleague));
  const type = translate(REQUEST_TYPE_LABELS[request.type]);
  return {
    template: 'review_assigned',
    subject: say(texts.subject, { code }),
    body: [
      paragraph(say(words.salutation, { name })),
      paragraph(say(texts.asked, { type, code, project: request.project_title })),
      ...(due ? [paragraph(say(texts.due, { day: writeDay(due) }))] : []),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(say(texts.link, { code }))}</a></p>`,
      paragraph(say(texts.conflict, { support: supportEmail })),
      paragraph(translate(texts.thanks)),
    ].join('\n'),
  };
}
