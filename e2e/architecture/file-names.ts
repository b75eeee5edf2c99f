/**
 * A file that exports a component is named after it, `TeamTable.tsx`. All other files are kebab-case, `use-write.ts`,
 * with dots between the parts: `request.policy.ts`. Names of files and folders use the standard terms. Fixtures with
 * each fault prove that the check works.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EXCEPTIONS } from './declared-name-exceptions.ts';
import { findRefused } from './refused-words.ts';

const PLACES = ['services', 'shell', 'mfe-*', 'shared-ui', 'e2e', 'docs', 'deploy', 'templates'];
const OTHERS = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.data/**',
  // Named after the catalogs that they translate.
  'services/contract/src/texts/**',
  // Must keep the names under which they were released.
  'shared-ui/api/**',
  'e2e/architecture/fixtures/**',
];
/** Written once: they keep the names that they were given. */
const ARCHIVES = ['services/*/migrations/**', 'services/docs/decisions/**'];
const FIXTURES = 'e2e/architecture/fixtures/file-names';
const OLD_FIXTURES = 'e2e/architecture/fixtures/old-paths';
const FIXTURE_FAULTS = 4;
const FIXTURE_WORDS = 'nights/run.ts,parcel-list.ts';

const KEBAB = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const PASCAL = /^(?:[A-Z][a-z\d]*)+$/;
/** A language code, or a migration with its number. */
const NAMED_BY_OTHERS = /^(?:[a-z]{2}-[A-Z]{2}|\d{4}_\w+)$/;
/** A component, class or re-export whose name begins with a capital letter and contains small letters. */
const COMPONENT = /^export (?:default )?(?:async )?(?:(?:function|const|class) |\{[^}]*?\b)[A-Z]\w*[a-z]/m;

/**
 * Does not match pages, which the router requires to be called `Component`, nor hooks, column tables and forms, which
 * are no components.
 */
const NAMED_COMPONENT = /^export (?:default )?function (?!Component\b)[A-Z]\w*[a-z]/m;
const TESTING = /(?:^|\/)testing\/|\.test\./;

export const fileNameFaults = (): string[] => {
  const faults = faultsIn(PLACES, OTHERS);
  const canary = faultsIn([FIXTURES], []).length;
  const old = listOldPaths(PLACES, [...OTHERS, ...ARCHIVES]).map(
    (file) => `${file} (say ${findRefused(file.replaceAll('/', '-'))?.term})`,
  );
  const oldCanary = listOldPaths([OLD_FIXTURES], []).map((file) => path.relative(OLD_FIXTURES, file));
  return [
    ...faults,
    ...old,
    ...(canary === FIXTURE_FAULTS
      ? []
      : [`the fixture has ${FIXTURE_FAULTS} faults, and ${canary} were seen`]),
    ...(oldCanary.toSorted().join() === FIXTURE_WORDS
      ? []
      : [`the old words of the fixture passed: ${oldCanary.join()}`]),
  ];
};

/** Files whose name, or the name of a folder above them, has a refused word. */
const listOldPaths = (places: readonly string[], exclude: readonly string[]): string[] =>
  globSync(
    places.map((place) => `${place}/**/*.{ts,tsx,md,json,yaml,sh}`),
    { exclude },
  ).filter((file) => !isReleased(file) && findRefused(file.replaceAll('/', '-')));

/** Named after an export of shared-ui that was released: `KeptForm.tsx`, `use-kept-form.ts`. */
function isReleased(file: string): boolean {
  const [name = ''] = path.basename(file).split('.');
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) in EXCEPTIONS;
}

function faultsIn(places: readonly string[], exclude: readonly string[]): string[] {
  return globSync(
    places.map((place) => `${place}/**/*.{ts,tsx}`),
    { exclude },
  ).flatMap((file) => {
    const name = path.basename(file);
    const stem = name.slice(0, name.indexOf('.'));
    if (NAMED_BY_OTHERS.test(stem)) return [];
    const mayBeComponent = name.endsWith('.tsx');
    if (PASCAL.test(stem))
      return mayBeComponent && (name.includes('.test.') || COMPONENT.test(readFileSync(file, 'utf8')))
        ? []
        : [`${file} has the name of a component and exports none`];
    if (!KEBAB.test(stem)) return [`${file} is neither kebab-case nor the name of a component`];
    return mayBeComponent && !TESTING.test(file) && NAMED_COMPONENT.test(readFileSync(file, 'utf8'))
      ? [`${file} exports a component and is not named like one`]
      : [];
  });
}
