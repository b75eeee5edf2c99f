/** `POST /notification/` {task_name: 'error_report'}: a stored row and a mail to the support mailbox (spec 1 section 8). */
import { MailRequested, redact, type BrandingWords } from '@portal/contract';
import { escapeHtml, handler, transact, type Database, type Handler } from '@portal/kit';
import { createRateLimit } from '../../rate-limit.ts';

const REPORTS = { name: 'error-report', points: 10, seconds: 3600 } as const;
const FIELDS = ['notes', 'payload_body', 'response_body', 'error_fe_url', 'error_api_url'] as const;
const LABELS: Readonly<Record<(typeof FIELDS)[number], string>> = {
  notes: 'Notes',
  payload_body: 'What was sent',
  response_body: 'What was answered',
  error_fe_url: 'Page',
  error_api_url: 'Call',
};

export function errorReportRoutes(database: Database, branding: BrandingWords): Handler[] {
  const limit = createRateLimit(database, REPORTS);
  return [
    handler('POST /notification/', async (call) => {
      await limit.spend(String(call.actor.userId));
      const { fields } = call.body;
      // The page took secrets out already; a page may be old, or no page at all.
      const safe = FIELDS.map((field) => redact(fields[field]));
      const { actor } = call;
      const id = await transact(call.database, call.author, async (trx) => {
        const [row] = await call.database.query<{ id: number; email: string }>(
          {
            text: `insert into core.error_report (notes, payload_body, response_body, error_fe_url, error_api_url,
                reporter_id, impersonator_id, correlation_id)
              values ($1, $2, $3, $4, $5, $6, $7, $8)
              returning id, (select a.email::text from core.account a where a.id = $6) as email`,
            values: [...safe, actor.userId, actor.impersonatorId, call.correlationId],
          },
          trx,
        );
        if (!row) throw new Error('the report was not stored');
        const lines = FIELDS.map(
          (field, index) => `<p><strong>${LABELS[field]}</strong><br>${escapeHtml(safe[index] || '–')}</p>`,
        );
        await call.jobs.emit(trx, MailRequested, {
          key: `error-report:${row.id}`,
          template: 'error_report',
          model_name: 'user',
          object_id: String(actor.userId),
          to: [branding.support_email],
          subject: `Error report ${row.id} from ${actor.displayName}`,
          body: `<p>${escapeHtml(actor.displayName)} (${escapeHtml(row.email)}) reports an error. Number of the call: ${call.correlationId}</p>${lines.join('')}`,
          actor_id: actor.userId,
        });
        return row.id;
      });
      return { body: { id } };
    }),
  ];
}
