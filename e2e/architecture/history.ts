/**
 * The history is for people to read; data that a rule needs from the past has its own column or table. So only the
 * feature that answers `GET /history/`, the part of kit that writes it, and the named exception may use the audit
 * schema in SQL. A fixture that reads it in each known way proves that the check works.
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
  // The history is the only place that shows a removed signature (decision 190).
  'services/core/src/features/agreement/verify-signatures.ts',
];
/** Migrations that ran before other sources existed, and migrations that fill the new tables from the history. */
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

/**
 * Matches tables of the audit schema. Its procedures may be called by everyone, and demo data may insert into the
 * history.
 */
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

/** @returns a line for each forbidden read of the history, or one if the faults of the fixture are not found */
export function historyFaults(): string[] {
  const files = FILES.flatMap((pattern) => globSync(pattern, { exclude: OTHERS }));
  const found = files.flatMap((file) => readFaults(file).map((name) => `${file} reads ${name}`));
  const seen = readFaults(FIXTURE);
  return seen.length === FIXTURE_FAULTS
    ? found
    : [...found, `${FIXTURE}: saw ${seen.length} of ${FIXTURE_FAULTS} readings: ${seen.join(', ')}`];
}
