/** Runs one command on many objects. A refused row does not affect the others, and each row gets its own result. */
import type { BulkOutcome, BulkReport } from '@portal/contract';
import { transact, type Work } from '../database/index.ts';
import type { Call } from './call.ts';
import { describeFailure, formatFailure } from './error-translator.ts';

/**
 * Runs `run` for each row in its own transaction, one after the other, because a hundred in parallel would take every
 * connection of the pool. An error of a row is its result; a programming error is also logged and reported as usual.
 */
export async function runEach<Row extends { readonly id: number }>(
  { database, author, correlationId, log }: Pick<Call, 'database' | 'author' | 'correlationId' | 'log'>,
  rows: readonly Row[],
  run: (row: Row, work: Work) => Promise<void>,
): Promise<BulkReport> {
  const results: BulkOutcome[] = [];
  for (const row of rows) {
    const { id } = row;
    try {
      await transact(database, author, (work) => run(row, work));
      results.push({ id, outcome: 'done', code: null, detail: null });
    } catch (error) {
      const failure = describeFailure(error, correlationId, log);
      results.push({ id, outcome: 'refused', code: failure.code, detail: formatFailure(failure) });
    }
  }
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  return { done, refused: results.length - done, results };
}
