/**
 * Declared variables, functions, types, parameters, members and names of exports use the standard terms of the field.
 * Words that the project used earlier (`refused-words.ts`) are refused. Keys of object literals follow their types; API fields and columns have their own
 * names.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { EXCEPTIONS } from './declared-name-exceptions.ts';
import { findRefused } from './refused-words.ts';

const FILES = '{services,shell,mfe-*,shared-ui,e2e}/**/*.{ts,tsx}';
/**
 * Not checked: catalogs name texts, migrations never change, published shared-ui names are promised, and fixtures break
 * the rules on purpose.
 */
const OTHERS = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.data/**',
  '**/src/texts/**',
  'services/*/migrations/**',
  'shared-ui/api/**',
  'e2e/architecture/fixtures/**',
];
const FIXTURE = 'e2e/architecture/fixtures/declared-names/old.ts';
const FIXTURE_NAMES = [
  'dayOf',
  'PATIENCE',
  'HeldRow',
  'kept',
  'judgeRow',
  'rowsToTell',
  'mended',
  'night',
  'Parcel',
  'nobodyElse',
].join();

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const getName = (node: unknown): string[] =>
  isNode(node) && node['type'] === 'Identifier' ? [String(node['value'])] : [];

/** Names that a pattern declares: `a`, `{ a, b: c }`, `[a]`, `a = 1`, `...a`. */
function namesOfPattern(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (Array.isArray(pattern)) return pattern.flatMap(namesOfPattern);
  switch (pattern['type']) {
    case 'Identifier':
      return getName(pattern);
    case 'ObjectPattern':
      return namesOfPattern(pattern['properties']);
    case 'AssignmentPatternProperty':
      return getName(pattern['key']);
    case 'KeyValuePatternProperty':
      return namesOfPattern(pattern['value']);
    case 'ArrayPattern':
      return namesOfPattern(pattern['elements']);
    case 'AssignmentPattern':
      return namesOfPattern(pattern['left']);
    case 'RestElement':
      return namesOfPattern(pattern['argument']);
    default:
      return [];
  }
}

/** Fields of the API and columns are written in snake case. */
const isField = (name: string): boolean => /^[a-z\d]+(?:_[a-z\d]+)+$/.test(name);

function getNames(node: Node): string[] {
  switch (node['type']) {
    case 'VariableDeclarator':
      return namesOfPattern(node['id']);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'TsInterfaceDeclaration':
    case 'TsTypeAliasDeclaration':
      return [...getName(node['identifier']), ...getName(node['id']), ...namesOfPattern(node['params'])];
    case 'ArrowFunctionExpression':
      return namesOfPattern(node['params']);
    case 'Parameter':
      return namesOfPattern(node['pat']);
    case 'TsPropertySignature':
    case 'TsMethodSignature':
    case 'ClassProperty':
    case 'ClassMethod':
      return getName(node['key']).filter((name) => !isField(name));
    case 'TsFunctionType':
      return namesOfPattern(node['params']);
    case 'ExportSpecifier':
      return getName(node['exported']);
    default:
      return [];
  }
}

function* walk(value: unknown): Generator<string> {
  if (!isNode(value)) return;
  if (Array.isArray(value)) for (const one of value) yield* walk(one);
  else {
    yield* getNames(value);
    for (const key in value) if (isNode(value[key])) yield* walk(value[key]);
  }
}

/** Most files have none of the words, and need not be parsed. */
const HINT =
  /patien(?:ce|t)|judg|tell|told|mend|night|chore|figure|floor|room|keep|kept|hold|held|parcel|papers|settl|foreseen|foretold|body|bodies|whoever|meanwhile|standing|stands|said|likeness|passage|concerned/i;

/** An exported function named by a noun: 'dayOf'. */
const NOUN = /^export (?:const|(?:async )?function) ([a-z]\w*Of)\b/gm;

function listOldNames(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const nouns = [...text.matchAll(NOUN)].map(([, name = '']) => name);
  if (!HINT.test(text)) return nouns;
  const program = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' });
  return [...nouns, ...[...new Set(walk(program))].filter((name) => findRefused(name))];
}

/**
 * @returns a line for each refused word in a declared name, for each exception that nothing needs, and for a fixture
 * whose fault is not found
 */
export function declaredNameFaults(): string[] {
  const used = new Set<string>();
  const isExcepted = (file: string, name: string): boolean => {
    const key = [name, `${file}#${name}`].find((one) => one in EXCEPTIONS);
    if (key !== undefined) used.add(key);
    return key !== undefined;
  };
  const faults = globSync(FILES, { exclude: OTHERS })
    .toSorted()
    .flatMap((file) =>
      listOldNames(file)
        .filter((name) => !isExcepted(file, name))
        .map((name) => `${file}: ${name} (say ${findRefused(name)?.term ?? 'what it does, such as getDay'})`),
    );
  const idle = Object.keys(EXCEPTIONS).filter((key) => !used.has(key));
  const seen = listOldNames(FIXTURE).join();
  return [
    ...faults,
    ...idle.map((key) => `declared-name-exceptions.ts: ${key} is no exception any longer`),
    ...(seen === FIXTURE_NAMES ? [] : [`the old names of the fixture were not seen as they are: ${seen}`]),
  ];
}
