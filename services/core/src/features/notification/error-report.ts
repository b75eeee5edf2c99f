import { MailRequested, redact, type BrandingWords, type ErrorReport } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { escapeHtml, handler, transact, type Database, type Handler } from '@portal/kit';
import { AccountModel, ErrorReportModel } from '../../models/index.ts';
import { createRateLimit } from '../../limits/rate-limit.ts';

/** A page that fails in a loop must not fill the mailbox of support. */
const REPORTS = { name: 'error-report', points: 20, seconds: 3600 } as const;

/** Support gets one mail per report, kept in the log of mails. The correlation id is the caller's word, and may come twice. */
export function errorReportRoute(database: Database, branding: BrandingWords): Handler {
  const limit = createRateLimit(database, REPORTS);
  return handler('POST /notification/', async (call) => {
    await limit.spend(String(call.actor.userId));
    const person = await database.read(AccountModel).findById(call.actor.userId);
    // The page took secrets out already; a page may be old, or no page at all.
    const report = withoutSecrets(call.body.fields);
    await transact(database, call.author, async (work) => {
      // Kept apart from the mail, which may be lost or thrown away.
      const { id } = await work.of(ErrorReportModel).insert({
        ...report,
        reporter_id: call.actor.userId,
        impersonator_id: call.actor.impersonatorId,
        correlation_id: call.correlationId,
      });
      await work.emit(MailRequested, {
        key: `error-report:${id}`,
        template: 'error_report',
        model_name: 'user',
        object_id: String(call.actor.userId),
        to: [branding.support_email],
        subject: `Error report of ${nameInMail(call.actor.displayName, 'a person')}`,
        body: reportHtml(report, { name: call.actor.displayName, email: person?.email ?? '' }),
        actor_id: call.actor.userId,
      });
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

function reportHtml(report: ErrorReport, { name, email }: { name: string; email: string }): string {
  const part = (title: string, text: string): string =>
    text.trim() === ''
      ? ''
      : `<p><strong>${title}</strong><br>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  return [
    `<p>${escapeHtml(name)} met an error and sent this report. Answer them at ${escapeHtml(email)}.</p>`,
    part('What they wrote', report.notes),
    part('Page', report.error_fe_url),
    part('Call', report.error_api_url),
    part('What was sent', report.payload_body),
    part('What came back', report.response_body),
  ].join('\n');
}
