/** What a reviewer is told: one mail with one link, and a line in the bell. */
import { REQUEST_TYPE_LABELS } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { escapeHtml } from '@portal/kit';
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
  },
): AssignmentMail {
  const { request, reviewer, portalUrl, supportEmail } = input;
  const link = `${portalUrl}/request/${request.id}`;
  const kind = escapeHtml(REQUEST_TYPE_LABELS[request.type]);
  return {
    template: 'review_assigned',
    subject: `Please review request ${request.sfari_request_id}`,
    body: [
      `<p>Dear ${escapeHtml(nameInMail(reviewer.first_name, 'colleague'))},</p>`,
      `<p>You have been asked to review the ${kind} request <strong>${request.sfari_request_id}</strong>, for the project "${escapeHtml(request.project_title)}".</p>`,
      `<p><a href="${escapeHtml(link)}">Review request ${request.sfari_request_id}</a></p>`,
      `<p>If you know the applicant well or could gain from this request, please tell us before you start. Write to ${escapeHtml(supportEmail)}.</p>`,
      '<p>Thank you for your help.</p>',
    ].join('\n'),
  };
}
