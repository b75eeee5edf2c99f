/** Feedback on datasets: a mail to support, from people and visitors (spec 2 section 2.7, decision 297). */
import { randomUUID } from 'node:crypto';
import { MailRequested, type Feedback } from '@portal/contract';
import { escapeHtml, findNetwork, handler, say, transact, type Database, type Handler } from '@portal/kit';
import { consume, withRetryAfter, type BotCheck } from '../account/index.ts';
import { createLimiter } from '../../limits/rate-limit.ts';
import type { CoreSettings } from '../../settings.ts';
import { feedbackMail } from '../../texts/en/feedback-mail.ts';

interface FeedbackParts {
  readonly botCheck: BotCheck;
  readonly settings: Pick<CoreSettings, 'branding' | 'publicUrl'>;
}

/** An hour's feedback of one place; a class of students behind one address writes less. */
export const FEEDBACK_AN_HOUR = 10;

export function feedbackRoutes(database: Database, { botCheck, settings }: FeedbackParts): Handler[] {
  const limiter = createLimiter(database, { name: 'feedback', points: FEEDBACK_AN_HOUR, seconds: 3600 });
  return [
    handler('POST /feedback/', async (call) => {
      const { body, context, author } = call;
      // A solution counts once, so a form that is sent twice is one mail.
      await botCheck.spend(call.database, body.recaptcha);
      await withRetryAfter(call, () => consume(limiter, findNetwork(context.ip)));
      await transact(call.database, author, (work) =>
        work.emit(MailRequested, {
          key: `feedback:${randomUUID()}`,
          template: 'dataset_feedback',
          model_name: 'dataset',
          object_id: body.dataset,
          to: [settings.branding.support_email],
          subject: say(feedbackMail.subject, { dataset: body.dataset }),
          body: feedbackHtml(body, call.actor.displayName, `${settings.publicUrl}/dataset/${body.dataset}`),
          actor_id: call.actor.userId || null,
        }),
      );
      return { body: { status: 'queued' } };
    }),
  ];
}

/** Words of whoever wrote are text, never markup. */
function feedbackHtml({ feedback, reply, contact = '' }: Feedback, name: string, page: string): string {
  const paragraphs = [
    say(name.trim() === '' ? feedbackMail.fromVisitor : feedbackMail.fromPerson, { name, page }),
    feedback,
    say(reply ? feedbackMail.reply : feedbackMail.noReply, { contact: contact.trim() }),
  ];
  return paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('\n');
}
