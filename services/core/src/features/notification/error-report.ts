import { redact, type BrandingWords, type ErrorReport } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { sendMail, type MailText } from '@portal/common';
import { handler, say, transact, translate, type Database, type Handler } from '@portal/kit';
import { AccountModel, ErrorReportModel } from '../../models/index.ts';
import { createRateLimit } from '../../limits/rate-limit.ts';
import { errorReportMail as words } from '../../texts/en/error-report.ts';

/** Limits reports, so that a page that fails in a loop cannot fill the mailbox of support. */
const REPORTS = { name: 'error-report', points: 20, seconds: 3600 } as const;

/**
 * Support gets one mail per report, stored in the mail log. The correlation id comes from the caller and may occur more
 * than once.
 */
export function errorReportRoute(database: Database, branding: BrandingWords): Handler {
  const limit = createRateLimit(database, REPORTS);
  return handler('POST /notification/', async (call) => {
    await limit.spend(String(call.actor.userId));
    const person = await database.read(AccountModel).findById(call.actor.userId);
    // The page has already removed secrets, but an old page or another client may not have.
    const report = withoutSecrets(call.body.fields);
    await transact(database, call.author, async (work) => {
      // Stored separately from the mail, which may be lost or deleted.
      const { id } = await work.of(ErrorReportModel).insert({
        ...report,
        reporter_id: call.actor.userId,
        impersonator_id: call.actor.impersonatorId,
        correlation_id: call.correlationId,
      });
      await sendMail(
        work,
        { email: branding.support_email },
        {
          key: `error-report:${id}`,
          template: 'error_report',
          about: { model: 'user', id: call.actor.userId },
          actorId: call.actor.userId,
          write: () => writeReport(report, { name: call.actor.displayName, email: person?.email ?? '' }),
        },
      );
    });
    return { body: { status: 'queued' } };
  });
}

function withoutSecrets(report: ErrorReport): ErrorReport {
  return {
    notes: redact(report.notes),
    payload_body: redact(report.payload_body),
    response_body: redact(report.response_body),
    error_fe_url: redact(report.error_fe_url),
    error_api_url: redact(report.error_api_url),
  };
}

export function writeReport(report: ErrorReport, { name, email }: { name: string; email: string }): MailText {
  const part = (title: string, text: string): string[][] =>
    text.trim() === '' ? [] : [[translate(title), ...text.split('\n')]];
  return {
    subject: say(words.subject, { name: nameInMail(name, translate(words.person)) }),
    paragraphs: [
      say(words.opening, { name, email }),
      ...part(words.notes, report.notes),
      ...part(words.page, report.error_fe_url),
      ...part(words.call, report.error_api_url),
      ...part(words.sent, report.payload_body),
      ...part(words.answer, report.response_body),
    ],
  };
}
