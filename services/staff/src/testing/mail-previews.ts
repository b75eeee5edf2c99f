/** This service's emails for the email gallery. The launcher's `draw-mails.test.ts` reports missing ones. */
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import type { MailPreview } from '@portal/core/testing';
import type { OperationRun, Work } from '@portal/kit';
import { reportOperation } from '../features/match-report/make-report.ts';
import { notifyReviewers } from '../features/review-window/dates-mail.ts';
import { remindSome } from '../features/workload/review-reminders.ts';

const { time_zone: timeZone, support_email: supportEmail } = DEFAULT_BRANDING;

const redated = (title: string, changed: 'due' | 'meeting' | 'both'): MailPreview => ({
  title,
  send: (work, { day, moment }) =>
    notifyReviewers(work, {
      window: 1,
      kind: 'research_match',
      quarter: '2026 Q2',
      revision: 1,
      timeZone,
      words: { supportEmail },
      due: changed === 'meeting' ? null : { before: '2026-04-01', after: day },
      meeting: changed === 'due' ? null : { before: new Date('2026-04-20T15:00:00Z'), after: moment },
    }),
});

export const MAIL_PREVIEWS: readonly MailPreview[] = [
  {
    title: 'Reviews are late',
    send: (work, { moment }) => remindSome(work, { every: 'daily', timeZone, supportEmail }, moment),
  },
  redated('Reviews are due on another day', 'due'),
  redated('The meeting is on another day', 'meeting'),
  redated('Both have another day', 'both'),
  {
    title: 'Report of a Research Match quarter',
    async send(work) {
      const made = await reportOperation(timeZone).finish?.(
        { id: 1, actor: { userId: 1 }, database: work } as unknown as OperationRun,
        [],
      );
      await (made as { announce: (work: Work) => Promise<void> }).announce(work);
    },
  },
];
