/** Runs statements on one connection of the driver, for programs with the owner's connection: seeds and checks. */
import type pg from 'pg';
import type { z } from 'zod';
import type { Reads } from '../connection/reads.ts';
import type { Sql } from '../sql/sql.ts';
import type { Work } from './work.ts';

export type ClientStatements = Pick<Reads, 'rows' | 'row'> & Pick<Work, 'run'>;

interface Client {
  query(text: string, values: unknown[]): Promise<pg.QueryResult>;
}

export function createStatements(client: Client): ClientStatements {
  const send = async (statement: Sql) => {
    const { text, values } = statement.compile();
    return client.query(text, [...values]);
  };
  const rows = async <S extends z.ZodType>(schema: S, statement: Sql): Promise<z.output<S>[]> =>
    (await send(statement)).rows.map((row) => schema.parse(row));
  return {
    rows,
    row: async (schema, statement) => (await rows(schema, statement))[0],
    run: async (statement) => (await send(statement)).rowCount ?? 0,
  };
}
