import { sql, type Database, type Metric } from '@portal/kit';
import { z } from 'zod';

const Mails = z.object({ status: z.string(), count: z.number(), seconds: z.number() });

/**
 * Mails that were not sent: the number waiting, the age of the oldest one, and the number that staff have to send
 * again.
 */
export function mailMetrics(database: Database): readonly Metric[] {
  const readMails = () =>
    database.rows(
      Mails,
      sql`select given.status, count(mail.id)::int as count,
          coalesce(extract(epoch from now() - min(mail.created)), 0)::float8 as seconds
        from (values ('queued'), ('failed')) given (status)
        left join core.email mail on mail.status = given.status and mail.status in ('queued', 'failed')
        group by given.status`,
    );
  return [
    {
      name: 'portal_mails',
      help: 'Mails that wait to be sent, and mails that failed for good',
      labels: ['status'],
      read: async () =>
        (await readMails()).map(({ status, count }) => ({ labels: { status }, value: count })),
    },
    {
      name: 'portal_mail_oldest_seconds',
      help: 'How long the mail that waits longest has waited; 0 where none does',
      read: async () =>
        (await readMails())
          .filter(({ status }) => status === 'queued')
          .map(({ seconds }) => ({ value: Math.max(0, seconds) })),
    },
  ];
}
