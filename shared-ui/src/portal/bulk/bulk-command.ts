/** Runs a command on many rows: sends it in batches and returns an outcome for every row, even after a failure. */
import { LIMITS } from '@portal/contract/limits';
import type { BodyOf, ResponseOf } from '@portal/contract/types';
import { api } from '../data/index.ts';
import { failureText } from '../../design/errors/failure-text.ts';
import { bulk as words } from '#texts/bulk';

type Body = BodyOf<'POST /request/bulk/'>;
type WithoutRows<T> = T extends unknown ? Omit<T, 'rows'> : never;
/** Commands with the same data for each row. */
export type BulkCommand = WithoutRows<Exclude<Body, { command: 'assign_reviewers' }>>;

/** A row as of the time it was selected. */
export interface ChosenRow {
  readonly id: number;
  readonly modified: string;
  /** Its code. */
  readonly label: string;
}
export interface RefusedRow extends ChosenRow {
  readonly detail: string;
}
export interface BulkResult {
  readonly command: BulkCommand;
  readonly done: number;
  readonly refused: readonly RefusedRow[];
}

const refuse = (row: ChosenRow, detail: string | null | undefined): RefusedRow => ({
  ...row,
  detail: detail ?? words.noReason,
});

/** Sends as many rows per call as the server accepts. If a batch fails, all its rows are refused with the error. */
export async function runBulk(command: BulkCommand, rows: readonly ChosenRow[]): Promise<BulkResult> {
  const refused: RefusedRow[] = [];
  for (let first = 0; first < rows.length; first += LIMITS.bulkRows) {
    const part = rows.slice(first, first + LIMITS.bulkRows);
    refused.push(...(await runPart(command, part)));
  }
  return { command, done: rows.length - refused.length, refused };
}

async function runPart(command: BulkCommand, rows: readonly ChosenRow[]): Promise<RefusedRow[]> {
  let report: ResponseOf<'POST /request/bulk/'>;
  try {
    const body = { ...command, rows: rows.map(({ id, modified }) => ({ id, modified })) };
    report = (await api('POST /request/bulk/', { body, silent: true })).data;
  } catch (error) {
    return rows.map((row) => refuse(row, failureText(error)));
  }
  const outcomes = new Map(report.results.map((result) => [result.id, result]));
  return rows.flatMap((row) => {
    const result = outcomes.get(row.id);
    return result?.outcome === 'done' ? [] : [refuse(row, result?.detail)];
  });
}

/**
 * Reads the current state of the rows, for another attempt. A row that is no longer visible stays unchanged and is
 * refused again.
 */
export async function readAgain(rows: readonly ChosenRow[]): Promise<ChosenRow[]> {
  const { data } = await api('GET /request/', {
    query: { id__in: rows.map(({ id }) => id).join(','), limit: LIMITS.listMaximum },
    silent: true,
  });
  const now = new Map(data.results.map(({ id, modified }) => [id, modified]));
  return rows.map((row) => ({ ...row, modified: now.get(row.id) ?? row.modified }));
}
