/** The unit of work: one transaction with its author, and all that a command does in it (docs/database.md). */
import type { EventDefinition } from '@portal/contract';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { ClassOf, TableModel } from '../../models/table-model.ts';
import type { TableQuery } from '../../models/table-query.ts';
import { setAuthor, type Author } from './author.ts';
import { currentTrace } from '../../traces/index.ts';
import { emitFunction } from '../provision/queues.ts';
import { createReads, runStatement, type Reads } from '../connection/reads.ts';
import { sql, trustedSql, type Sql } from '../sql/sql.ts';

export interface Work extends Reads {
  /** The current author. */
  readonly author: Author;
  /** From now on, changes are recorded as made by `actorId`, such as the account that this work has just created. */
  actAs(actorId: number | null): Promise<void>;
  /** A query on a table of this service, reading or writing. */
  of<M extends TableModel>(model: ClassOf<M>): TableQuery<M>;
  /** The row, locked until the transaction ends; other callers that lock it wait. */
  lock<M extends TableModel>(model: ClassOf<M>, id: number | string): Promise<M | undefined>;
  /** The existing rows, locked in the order of their keys, so that two callers with the same rows never deadlock. */
  lockAll<M extends TableModel>(model: ClassOf<M>, ids: readonly (number | string)[]): Promise<M[]>;
  /** Runs a writing statement. @returns how many rows it changed */
  run(statement: Sql): Promise<number>;
  /** Queues the event: it exists if and only if the transaction commits. */
  emit<P extends z.ZodType>(event: EventDefinition<P>, payload: z.input<P>): Promise<void>;
}

export function createWork(trx: Knex.Transaction, author: Author): Work {
  const of = <M extends TableModel>(model: ClassOf<M>): TableQuery<M> => model.query(trx) as TableQuery<M>;
  const run = async (statement: Sql): Promise<number> =>
    (await runStatement(trx, statement.compile())).rowCount ?? 0;
  let acting = author;
  return {
    ...createReads(trx),
    get author() {
      return acting;
    },
    async actAs(actorId) {
      acting = { ...author, actorId };
      await setAuthor(trx, acting);
    },
    of,
    run,
    lock: async (model, id) => of(model).findById(id).forNoKeyUpdate(),
    lockAll: async (model, ids) =>
      of(model)
        .findByIds([...ids])
        .orderBy(model.idColumn as string)
        .forNoKeyUpdate(),
    async emit(event, payload) {
      const trace = currentTrace();
      const data = {
        ...(event.payload.parse(payload) as object),
        ...(author.correlationId ? { correlation_id: author.correlationId } : {}),
        ...(trace === undefined ? {} : { traceparent: trace }),
      };
      for (const consumer of event.consumers)
        await run(sql`select ${trustedSql(emitFunction(event, consumer))}(${JSON.stringify(data)}::jsonb)`);
    },
  };
}
