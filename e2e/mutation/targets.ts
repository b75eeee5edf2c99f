/** The files that contain rules, and their tests: those beside the file and those named here. */
import { globSync } from 'node:fs';
import path from 'node:path';

export interface Target {
  readonly file: string;
  readonly tests: readonly string[];
  /** Whether its tests need PostgreSQL. */
  readonly needsDatabase: boolean;
}

/** New policies and rule modules match these patterns by name. */
const RULES = [
  'services/*/src/**/*.policy.ts',
  '{services/*,*}/src/**/*-rules.ts',
  'services/*/src/**/readiness.sql.ts',
  'services/*/src/rules/{reviewer-scope,involvement.sql}.ts',
  'services/contract/src/**/transitions.ts',
  'services/contract/src/people/{roles,role-giving,password}.ts',
  'services/contract/src/review/{address,windows}.ts',
  'services/contract/src/request/statuses.ts',
  'services/contract/src/sample/{availability,sample-ids,sample-kinds}.ts',
  'services/contract/src/fits/shape.ts',
  'services/contract/src/request-types/request-tabs.ts',
  'mfe-researcher/src/features/wizard/samples/parse-samples.ts',
  'services/kit/src/policy/policy.ts',
  'services/common/src/policy/seen-by-staff.ts',
  'services/researcher/src/features/request/offered.ts',
];
const NOT_RULES = ['**/node_modules/**', '**/*.test.ts', 'services/contract/src/testing/**'];

/** Tests beside another file that also cover this one. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  'services/contract/src/review/address.ts': ['services/contract/src/review/windows.test.ts'],
  'services/contract/src/people/roles.ts': ['services/contract/src/request/transitions.test.ts'],
  'services/contract/src/sample/sample-rules.ts': ['services/contract/src/sample/samples.test.ts'],
  'services/contract/src/sample/availability.ts': ['services/contract/src/sample/samples.test.ts'],
  'services/contract/src/sample/sample-kinds.ts': ['services/contract/src/sample/samples.test.ts'],
  'services/contract/src/sample/sample-ids.ts': ['services/contract/src/sample/samples.test.ts'],
  'services/core/src/features/file/archive/entry-rules.ts': [
    'services/core/src/features/file/archive/check-archive.test.ts',
  ],
  // The relation is tested through calls of the service.
  'services/researcher/src/features/sample/sample-type.policy.ts': [
    'services/researcher/src/features/sample/sample.test.ts',
  ],
  // Its tests use objects of another feature, so they are in the folder above both.
  'services/researcher/src/features/dataset/dataset.policy.ts': ['services/researcher/src/relations.test.ts'],
  'services/researcher/src/features/project/project.policy.ts': ['services/researcher/src/relations.test.ts'],
  // The readiness of a team is tested through the answer that a page receives.
  'services/researcher/src/features/team/readiness.sql.ts': [
    'services/researcher/src/features/team/readiness.test.ts',
  ],
};

/** Each way to choose from the braces of a pattern, so that one name of many cannot be lost unseen. */
function expandBraces(pattern: string): string[] {
  const [whole, choices] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (whole === undefined || choices === undefined) return [pattern];
  return choices.split(',').flatMap((choice) => expandBraces(pattern.replace(whole, choice)));
}

/** @throws if a pattern has no file: its rules have moved, and nothing would mutate them any more */
export function findRuleFiles(patterns: readonly string[] = RULES): string[] {
  const files = patterns.flatMap(expandBraces).flatMap((pattern) => {
    const found = globSync(pattern, { exclude: NOT_RULES });
    if (found.length === 0) throw new Error(`no file matches ${pattern}`);
    return found;
  });
  return [...new Set(files)].toSorted();
}

/** `request.policy.ts` is tested by `request.policy.test.ts` and `request.policy.relations.test.ts`. */
export function findTargets(): Target[] {
  return findRuleFiles().map((file) => {
    const stem = path.basename(file, '.ts');
    // The shortest name first: tests with a suffix use the database and are slow.
    const beside = globSync(`${path.dirname(file)}/${stem}{,.*}.test.ts`).toSorted(
      (one, other) => one.length - other.length,
    );
    const tests = [...beside, ...(FURTHER[file] ?? [])];
    return {
      file,
      tests,
      needsDatabase: file.startsWith('services/') && !file.startsWith('services/contract/'),
    };
  });
}
