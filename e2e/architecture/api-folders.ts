/**
 * The `api/` folder of a feature contains only code that calls the API. Plans, texts and shapes belong in `model/`
 * beside it.
 */
import { globSync, readFileSync } from 'node:fs';

const FILES = 'mfe-*/src/features/*/api/*.{ts,tsx}';
const CANARY = 'e2e/architecture/fixtures/api-folders/*.ts';

const IMPORT = /import \{(?<names>[^}]*)\} from '@portal\/shared-ui\/[\w-]+'/g;
const CALL =
  /(?:^|,)\s*(?:api|use(?:Api|List|EveryRow|Operations|Write|WriteSteps|Undo|RevisionPoints)|readEveryRow)\s*(?:,|$)/;

/** @returns files in `api/` folders that call no endpoint */
export function apiFolderFaults(): string[] {
  const canary = findIdle(CANARY);
  return canary.length === 1 ? findIdle(FILES) : [`the fixture has 1 fault, and ${canary.length} were seen`];
}

const findIdle = (pattern: string): string[] =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.') && !isCaller(readFileSync(file, 'utf8')))
    .map((file) => `${file} calls no API and belongs to model/`);

const isCaller = (source: string): boolean =>
  [...source.matchAll(IMPORT)].some(({ groups }) => CALL.test(groups?.['names'] ?? ''));
