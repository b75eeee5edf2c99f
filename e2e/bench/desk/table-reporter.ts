import type { Reporter, TestCase } from '@playwright/test/reporter';
import { printTable } from '../table.ts';

/** A line of the table, as a journey notes it. */
export interface CountedLine {
  readonly what: string;
  /** Clicks and keys on 2026-11-27, when the screens of staff were counted first. */
  readonly before: number;
  readonly bound: number;
  readonly clicks: number;
  readonly keys: number;
}

/** Prints the counts of the journeys as one table, including journeys that failed. */
export default class TableReporter implements Reporter {
  readonly #rows: Readonly<Record<string, string | number>>[] = [];

  onTestEnd({ title, annotations }: TestCase): void {
    const counted = annotations.find(({ type }) => type === 'counted')?.description;
    const line = counted === undefined ? null : (JSON.parse(counted) as CountedLine);
    const after = line ? line.clicks + line.keys : '';
    this.#rows.push({
      what: line?.what ?? title,
      before: line?.before ?? '',
      after,
      bound: line?.bound ?? '',
      clicks: line?.clicks ?? '',
      keys: line?.keys ?? '',
      '': line && Number(after) <= line.bound ? '' : 'MISSED',
    });
  }

  onEnd(): void {
    printTable('The desk: clicks and keys', this.#rows);
  }
}
