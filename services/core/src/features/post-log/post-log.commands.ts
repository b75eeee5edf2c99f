import type { Author, Database } from '@portal/kit';
import type { Knex } from 'knex';

/** Writes one line with who acts, in whose name, and the call that it came with. @returns its id */
export async function writePostLog(
  database: Database,
  { actorId, impersonatorId, correlationId }: Author,
  log: string,
  trx?: Knex.Transaction,
): Promise<number> {
  const [row] = await database.query<{ id: number }>(
    {
      text: 'insert into core.post_log (log, actor_id, impersonator_id, correlation_id) values ($1, $2, $3, $4) returning id',
      values: [log, actorId, impersonatorId ?? null, correlationId ?? null],
    },
    trx,
  );
  return row?.id ?? 0;
}
