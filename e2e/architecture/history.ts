/**
 * The history is for reading: what a rule needs of the past is a column or a separate table. So no SQL names the audit
 * schema, but for the feature that answers `GET /history/`, the part of kit that writes it, and the named exception. A
 * fixture that reads it in every known way proves that the check still sees.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

const FILES = [
  'services/*/src/**/*.ts',
  'services/*/seeds/**/*.ts',
  'services/*/migrations/**/*.ts',
  'e2e/**/*.ts',
];
const READERS = [
  'services/core/src/features/history/**',
  'services/kit/src/database/provision/audit.sql.ts',
  'services/kit/src/database/provision/history-grants.ts',
  // A signature that was removed is seen by nothing but its trace in the history (decision 190).
  'services/core/src/features/agreement/verify-signatures.ts',
];
/** Migrations from when there was no other source, and those that fill the new tables from it. */
const FILLED_FROM_HISTORY = [
  'services/researcher/migrations/0051_status_since.ts',
  'services/researcher/migrations/0162_request_status_change.ts',
  'services/researcher/migrations/0240_assignment_notice_queued.ts',
  'services/core/migrations/0210_institution_status_change.ts',
  'services/core/migrations/0211_role_given_by.ts',
];
const OTHERS = [
  ...READERS,
  ...FILLED_FROM_HISTORY,
  '**/*.test.ts',
  '**/*.fixtures.ts',
  '**/testing/**',
  'e2e/architecture/**',
];
const FIXTURE = 'e2e/architecture/fixtures/history/reads.ts';
const FIXTURE_FAULTS = 3;

/** Procedures of the schema may be called by all, and who makes data for a demo writes their past. */
const READS =
  /(?<!insert into |[/.\w])audit\.(?!attach\b|keep\b|touch\b|append_only\b|refuse_change\b)[a-z_]+/gi;

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function findTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findTexts);
  if (!isNode(value)) return [];
  const own =
    value['type'] === 'StringLiteral'
      ? value['value']
      : value['type'] === 'TemplateElement'
        ? value['raw']
        : '';
  return [String(own), ...Object.values(value).flatMap(findTexts)];
}

const readFaults = (file: string): string[] =>
  findTexts(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: false })).flatMap((text) =>
    [...text.matchAll(READS)].map(([name]) => name),
  );

/** A line for each place that reads the history and is none of its readers, or where the fixture is not seen. */
export function historyFaults(): string[] {
  const files = FILES.flatMap((pattern) => globSync(pattern, { exclude: OTHERS }));
  const found = files.flatMap((file) => readFaults(file).map((name) => `${file} reads ${name}`));
  const seen = readFaults(FIXTURE);
  return seen.length === FIXTURE_FAULTS
    ? found
    : [...found, `${FIXTURE}: saw ${seen.length} of ${FIXTURE_FAULTS} readings: ${seen.join(', ')}`];
}
