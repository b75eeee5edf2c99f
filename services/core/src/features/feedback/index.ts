/** Feedback on datasets: a mail to support, from signed-in people and visitors (spec 2 section 2.7, decision 297). */
import { randomUUID } from 'node:crypto';
import type { Feedback } from '@portal/contract';
import { sendMail, type MailText } from '@portal/common';
import { findNetwork, handler, say, transact, translate, type Database, type Handler } from '@portal/kit';
import { linkedText } from '../account-mail/index.ts';
import { consume, withRetryAfter, type BotCheck } from '../account/index.ts';
import { createLimiter } from '../../limits/rate-limit.ts';
import type { CoreSettings } from '../../settings.ts';
import { feedbackMail as words } from '../../texts/en/feedback-mail.ts';

interface FeedbackParts {
  readonly botCheck: BotCheck;
  readonly settings: Pick<CoreSettings, 'branding'>;
}

/** Limit per hour for one network; even a class of students behind one address stays below it. */
export const FEEDBACK_AN_HOUR = 10;

export function feedbackRoutes(database: Database, { botCheck, settings }: FeedbackParts): Handler[] {
  const limiter = createLimiter(database, { name: 'feedback', points: FEEDBACK_AN_HOUR, seconds: 3600 });
  return [
    handler('POST /feedback/', async (call) => {
      const { body, context, author } = call;
      // Each bot check solution is accepted only once, so a form that is submitted twice sends one mail.
      await botCheck.spend(call.database, body.recaptcha);
      await withRetryAfter(call, () => consume(limiter, findNetwork(context.ip)));
      await transact(call.database, author, (work) =>
        sendMail(
          work,
          { email: settings.branding.support_email },
          {
            key: `feedback:${randomUUID()}`,
            template: 'dataset_feedback',
            about: { model: 'dataset', id: body.dataset },
            actorId: call.actor.userId || null,
            write: () => writeFeedback(body, call.actor.displayName.trim()),
          },
        ),
      );
      return { body: { status: 'queued' } };
    }),
  ];
}

export function writeFeedback({ dataset, feedback, reply, contact = '' }: Feedback, name: string): MailText {
  const page = { path: `/dataset/${dataset}` };
  return {
    subject: say(words.subject, { dataset }),
    paragraphs: [
      linkedText(name === '' ? words.fromVisitor : words.fromPerson, { page }, { name }),
      feedback.split('\n'),
      reply ? say(words.reply, { contact: contact.trim() }) : translate(words.noReply),
    ],
  };
}
