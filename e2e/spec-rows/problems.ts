/** Finds contradictions between the rows, the systems listed as done, and the tests that name rows. */
import { type SystemRows, rowId } from './system-rows.ts';

export interface Coverage {
  /** Rows that must all have a test. */
  readonly coreRows: readonly string[];
  readonly systems: readonly SystemRows[];
  readonly done: readonly string[];
  /** Row ids that tests name. */
  readonly named: ReadonlySet<string>;
  /** Those of them that a test of `npm test` names. */
  readonly usual: ReadonlySet<string>;
}

export const ROW_ID = /^[RSP]\d+(\.\d+)?-\d{2,3}$/;

const repeated = (all: readonly string[]): string[] => [
  ...new Set(all.filter((one, index) => all.indexOf(one) !== index)),
];

export function coverageProblems({ coreRows, systems, done, named, usual }: Coverage): string[] {
  const ids = systems.flatMap(({ rows }) => rows.map(rowId));
  const known = new Set([...coreRows, ...ids]);
  const codes = systems.map(({ system }) => system);
  return [
    ...coreRows.filter((row) => !named.has(row)).map((row) => `${row} has no test`),
    ...systems
      .filter(({ system }) => done.includes(system))
      .flatMap(({ system, rows }) =>
        rows
          .map(rowId)
          .filter((row) => !named.has(row))
          .map((row) => `${row} has no test, and ${system} is said to be done`),
      ),
    ...[...named].filter((row) => !known.has(row)).map((row) => `${row} is no row`),
    ...[...named].filter((row) => !usual.has(row)).map((row) => `${row} has no test in npm test`),
    ...ids.filter((row) => !ROW_ID.test(row)).map((row) => `'${row}' is no id of a row`),
    ...repeated(ids).map((row) => `${row} is the id of several rows`),
    ...repeated(codes).map((code) => `${code} stands twice`),
    ...done.filter((code) => !codes.includes(code)).map((code) => `${code} is no system`),
  ];
}
