/**
 * Hand-written statements use kit's `sql` tag, which binds their values. Conditions on models use `matching`, which
 * checks the columns. Numbered placeholders in a text and columns named by a text are refused. Row schemas must
 * validate: a schema that accepts anything with a type assertion is refused. Code below the tag, code that runs before
 * a database exists and SQL that the database generates are not checked. A fixture with each fault proves that the
 * check works.
 */
import { globSync, readFileSync } from 'node:fs';
import { SERVICES } from '@portal/contract';
import { parseSync } from '@swc/core';

const FILES = [`services/{${SERVICES.join(',')},gateway,common,kit}/src/**/*.ts`];
const OTHERS = [
  '**/*.test.ts',
  '**/testing/**',
  '**/*.fixtures.ts',
  '**/*.fixture.ts',
  // Code that implements the tag, or runs before it can reach a database.
  'services/kit/src/{database,postgres,seeding}/**',
];
const FIXTURE = 'e2e/architecture/fixtures/statements/pasted.ts';
const FIXTURE_FAULTS = 5;

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const NUMBERED = /\$\d/;
const BY_NAME = /^(?:and|or)?(?:where|having|orderBy|groupBy)(?!Raw)[A-Za-z]*$/i;
const REPLACES = new Set(['replace', 'replaceAll']);

function describeFault(node: Node): string | undefined {
  if (node['type'] === 'StringLiteral' && NUMBERED.test(String(node['value']))) return 'numbers its values';
  if (node['type'] === 'TemplateElement' && NUMBERED.test(String(node['raw']))) return 'numbers its values';
  const isCall = node['type'] === 'CallExpression';
  if (isCall && calledMember(node) === 'custom' && isEmpty(node['arguments']))
    return 'asserts what a row holds';
  return isCall && BY_NAME.test(calledMember(node)) && startsWithText(node)
    ? 'names a column by a text'
    : undefined;
}

function calledMember({ callee }: Node): string {
  const property = isNode(callee) && callee['type'] === 'MemberExpression' ? callee['property'] : undefined;
  return isNode(property) ? String(property['value']) : '';
}

const isEmpty = (given: unknown): boolean => Array.isArray(given) && given.length === 0;

function startsWithText({ arguments: given }: Node): boolean {
  const [first] = Array.isArray(given) ? (given as readonly unknown[]) : [];
  const expression = isNode(first) ? first['expression'] : undefined;
  return isNode(expression) && expression['type'] === 'StringLiteral';
}

function findFaults(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findFaults);
  if (!isNode(value)) return [];
  // `$1` in a text replacement looks like a numbered placeholder, so its arguments are skipped.
  if (value['type'] === 'CallExpression' && REPLACES.has(calledMember(value)))
    return findFaults(value['callee']);
  const own = describeFault(value);
  return [...(own ? [own] : []), ...Object.values(value).flatMap(findFaults)];
}

const readFaults = (file: string): string[] =>
  findFaults(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }));

/**
 * @returns a line for each statement that bypasses the `sql` tag and the models, or one if the faults of the fixture
 * are not found
 */
export function statementFaults(): string[] {
  const files = FILES.flatMap((pattern) => globSync(pattern, { exclude: OTHERS }));
  const found = files.flatMap((file) => readFaults(file).map((fault) => `${file} ${fault}`));
  const seen = readFaults(FIXTURE);
  return seen.length === FIXTURE_FAULTS
    ? found
    : [...found, `${FIXTURE}: saw ${seen.length} of ${FIXTURE_FAULTS} faults: ${seen.join(', ')}`];
}
