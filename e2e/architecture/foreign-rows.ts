/**
 * Tests make rows of another service by its factories, through its models (decision 199): SQL that inserts into tables of
 * another service would go on compiling when a column is renamed.
 */
import { globSync, readFileSync } from 'node:fs';
import { SERVICES } from '@portal/contract';

const FIXTURE = 'e2e/architecture/fixtures/foreign-rows';
const FIXTURE_FAULTS = 'services/staff/src/inserts.fixtures.ts inserts into core.account';
const FILES = (service: string): string => `services/${service}/{src,migrations,seeds}/**/*.ts`;
/** Demo data and migrations are written by the owner of the database, over all services. */
const IN_TESTS = /\.(test|fixtures|matrix)\.ts$|\/testing\//;
const INSERT = new RegExp(String.raw`\binsert into (?<table>(?<owner>${SERVICES.join('|')})\.[a-z_]+)`, 'g');

/** Each with its reason. */
const ALLOWED = new Set([
  // Ten thousand rows by one statement, from one that a factory made.
  'services/tissue/src/features/request/tissue-list.plan.test.ts',
  // Tables that no model describes any more: the migration moves their rows.
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

/** A line for each such insert, or where the fixture is not seen as it is. */
export function foreignRowFaults(): string[] {
  const seen = faultsIn(FIXTURE).join('; ');
  return seen === FIXTURE_FAULTS
    ? faultsIn('.')
    : [...faultsIn('.'), `${FIXTURE} was not seen as it is: ${seen}`];
}
