import type { Reporter, TestCase } from '@playwright/test/reporter';
import { printTable } from '../table.ts';

/** Prints the counts of the journeys as one table, including journeys that failed. */
export default class TableReporter implements Reporter {
  readonly #rows: Readonly<Record<string, string>>[] = [];

  onTestEnd({ title, annotations }: TestCase): void {
    const counted = annotations.find(({ type }) => type === 'counted')?.description;
    const [what = title, clicks = '', keys = '', bound = ''] = counted?.split('|') ?? [];
    const isMissed = counted === undefined || Number(clicks) + Number(keys) > Number(bound);
    this.#rows.push({ what, clicks, keys, bound, '': isMissed ? 'MISSED' : '' });
  }

  onEnd(): void {
    printTable('The desk: clicks and keys', this.#rows);
  }
}
