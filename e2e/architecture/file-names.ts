/**
 * A file that exports a component is named after it, `TeamTable.tsx`. All other files are kebab-case, `use-write.ts`,
 * with dots between the parts: `request.policy.ts`. A fixture with each fault proves that the check works.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PLACES = ['services', 'shell', 'mfe-*', 'shared-ui', 'e2e'];
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
const FIXTURES = 'e2e/architecture/fixtures/file-names';
const FIXTURE_FAULTS = 4;

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
  const found = faultsIn(PLACES, OTHERS);
  const canary = faultsIn([FIXTURES], []).length;
  return canary === FIXTURE_FAULTS
    ? found
    : [...found, `the fixture has ${FIXTURE_FAULTS} faults, and ${canary} were seen`];
};

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
