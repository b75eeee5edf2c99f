import { invalid, resourceRoutes, type Call, type Handler } from '@portal/kit';
import type { Knex } from 'knex';
import { alertResource } from './alert.resource.ts';

export { alertResource } from './alert.resource.ts';

/** The database refuses a period that ends before it begins; people are told at the field. */
async function write(call: Call, trx: Knex.Transaction, text: string, values: unknown[]): Promise<number> {
  try {
    const [row] = await call.database.query<{ id: number }>({ text, values }, trx);
    return row?.id ?? 0;
  } catch (error) {
    const isPeriod = error instanceof Error && error.message.includes('alert_message_period');
    throw isPeriod ? invalid({ ends_at: ['Must be after the beginning'] }) : error;
  }
}

export const alertRoutes = (): Handler[] =>
  resourceRoutes(alertResource, {
    create: ({ call, trx, body }) =>
      write(
        call,
        trx,
        `insert into core.alert_message (message, alert_type, audience, starts_at, ends_at)
          values ($1, $2, $3, coalesce($4, now()), $5) returning id`,
        [body.message, body.alertType, body.audience, body.starts_at ?? null, body.ends_at],
      ),
    async patch({ call, trx, loaded, body }) {
      await write(
        call,
        trx,
        `update core.alert_message set message = coalesce($2, message), alert_type = coalesce($3, alert_type),
          audience = coalesce($4, audience), starts_at = coalesce($5, starts_at),
          ends_at = case when $6 then $7 else ends_at end where id = $1 returning id`,
        [
          loaded.id,
          body.message,
          body.alertType,
          body.audience,
          body.starts_at,
          body.ends_at !== undefined,
          body.ends_at ?? null,
        ],
      );
    },
    async remove({ call, trx, loaded }) {
      await call.database.query(
        { text: 'delete from core.alert_message where id = $1', values: [loaded.id] },
        trx,
      );
    },
  });
