/**
 * Tests create rows of another service with its factories, which use its models (decision 199). A raw `insert` into its
 * tables would still compile after a column is renamed.
 */
import { globSync, readFileSync } from 'node:fs';
import { SERVICES } from '@portal/contract';

const FIXTURE = 'e2e/architecture/fixtures/foreign-rows';
const FIXTURE_FAULTS = 'services/staff/src/inserts.fixtures.ts inserts into core.account';
const FILES = (service: string): string => `services/${service}/{src,migrations,seeds}/**/*.ts`;
/** Only tests are checked: demo data and migrations write as the owner of the database to all services. */
const IN_TESTS = /\.(test|fixtures|matrix)\.ts$|\/testing\//;
const INSERT = new RegExp(String.raw`\binsert into (?<table>(?<owner>${SERVICES.join('|')})\.[a-z_]+)`, 'g');

/** Each exception with its reason. */
const ALLOWED = new Set([
  // Copies one row of a factory ten thousand times with one statement.
  'services/tissue/src/features/request/tissue-list.plan.test.ts',
  // Inserts into old tables that have no model any more, because the migration moves their rows.
  'services/researcher/migrations/reviews-moved.test.ts',
]);

const faultsIn = (root: string): string[] =>
  SERVICES.flatMap((service) =>
    globSync(FILES(service), { cwd: root })
      .filter((file) => IN_TESTS.test(file) && !ALLOWED.has(file))
      .toSorted()
      .flatMap((file) =>
        [...readFileSync(`${root}/${file}`, 'utf8').matchAll(INSERT)]
          .filter(({ groups }) => groups?.['owner'] !== service)
          .map(({ groups }) => `${file} inserts into ${groups?.['table'] ?? ''}`),
      ),
  );

/** @returns a line for each such insert, or one if the faults of the fixture are not found */
export function foreignRowFaults(): string[] {
  const seen = faultsIn(FIXTURE).join('; ');
  return seen === FIXTURE_FAULTS
    ? faultsIn('.')
    : [...faultsIn('.'), `${FIXTURE} was not seen as it is: ${seen}`];
}
