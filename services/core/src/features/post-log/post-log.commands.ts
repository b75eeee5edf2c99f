import type { LogKind } from '@portal/contract';
import { onOneLine, type Author, type Database } from '@portal/kit';
import type { Knex } from 'knex';

export interface LogLine {
  readonly kind: LogKind;
  readonly log: string;
}

/** Writes one line with who acts, in whose name, and the call that it came with. @returns its id */
export async function writePostLog(
  database: Database,
  { actorId, impersonatorId, correlationId }: Author,
  { kind, log }: LogLine,
  trx?: Knex.Transaction,
): Promise<number> {
  const [row] = await database.query<{ id: number }>(
    {
      text: 'insert into core.post_log (log, actor_id, impersonator_id, correlation_id, kind) values ($1, $2, $3, $4, $5) returning id',
      values: [onOneLine(log), actorId, impersonatorId ?? null, correlationId ?? null, kind],
    },
    trx,
  );
  return row?.id ?? 0;
}
