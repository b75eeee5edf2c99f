import { MailRequested, type BrandingWords, type ErrorReport } from '@portal/contract';
import { escapeHtml, handler, transact, type Database, type Handler } from '@portal/kit';
import { createRateLimit } from '../../rate-limit.ts';

/** A page that fails in a loop must not fill the mailbox of support. */
const REPORTS = { name: 'error-report', points: 20, seconds: 3600 } as const;

/** Support gets one mail per report, kept in the log of mails, with the correlation id of the report itself. */
export function errorReportRoute(database: Database, branding: BrandingWords): Handler {
  const limit = createRateLimit(database, REPORTS);
  return handler('POST /notification/', async (call) => {
    await limit.spend(String(call.actor.userId));
    const [person] = await database.query<{ email: string }>({
      text: 'select email::text as email from core.account where id = $1',
      values: [call.actor.userId],
    });
    await transact(database, call.author, (trx) =>
      call.jobs.emit(trx, MailRequested, {
        key: `error-report:${call.correlationId}`,
        template: 'error_report',
        model_name: 'user',
        object_id: String(call.actor.userId),
        to: [branding.support_email],
        subject: `Error report of ${call.actor.displayName}`,
        body: reportHtml(call.body.fields, { name: call.actor.displayName, email: person?.email ?? '' }),
        actor_id: call.actor.userId,
      }),
    );
    return { body: { status: 'queued' } };
  });
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
