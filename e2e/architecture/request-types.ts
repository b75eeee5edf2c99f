/**
 * Code for one request type belongs in its folder of the contract. A generic file that compares request types would
 * need a change for each new type; it must ask the type's definition instead. A fixture that compares in each known way
 * proves that the check works.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

const FILES = ['services/*/{src,seeds}/**/*.ts', '{shell,mfe-*,shared-ui}/src/**/*.{ts,tsx}'];
/** Not checked: tests, the folders of the request types, and the contract file that numbers them. */
const OTHERS = [
  '**/*.test.{ts,tsx}',
  '**/testing/**',
  '**/*.fixtures.ts',
  'services/contract/src/request-types/*/**',
  'services/contract/src/request/statuses.ts',
  // The numbers here are types of datasets.
  'services/researcher/seeds/datasets.seed.ts',
];
const FIXTURE = 'e2e/architecture/fixtures/request-types/compares.ts';
const FIXTURE_FAULTS = 5;

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const COMPARES = new Set(['===', '!==', '==', '!=', '<', '>', '<=', '>=']);
const NAMES = /^(?:type|requestType|request_type|typeNumber)$/;
/** Files have a `type` of their own; SQL uses the alias `f` for them. */
const SQL = /\b(?!f\.)[a-z_]+\.type\s*(?:=|<>|!=|in)\s*\(?\s*\d/i;

/** The identifier `type`, or a member of that name. */
function isTypeName(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value['type'] === 'Identifier') return NAMES.test(String(value['value']));
  return value['type'] === 'MemberExpression' && isTypeName(value['property']);
}
const isNumber = (value: unknown): boolean => isNode(value) && value['type'] === 'NumericLiteral';

/** A list of numbers in which a type is searched for. */
function isNumberList(value: unknown): boolean {
  if (!isNode(value) || value['type'] !== 'ArrayExpression' || !Array.isArray(value['elements']))
    return false;
  const elements = value['elements'].filter(isNode).map((element) => element['expression']);
  return elements.length > 0 && elements.every(isNumber);
}

function findFault(node: Node): string | undefined {
  switch (node['type']) {
    case 'BinaryExpression': {
      const sides = [node['left'], node['right']];
      const compares = COMPARES.has(String(node['operator']));
      return compares && sides.some(isTypeName) && sides.some(isNumber)
        ? 'compares a type with a number'
        : undefined;
    }
    case 'SwitchStatement': {
      const cases = Array.isArray(node['cases']) ? node['cases'].filter(isNode) : [];
      return isTypeName(node['discriminant']) && cases.some(({ test }) => isNumber(test))
        ? 'switches by the number of a type'
        : undefined;
    }
    case 'CallExpression': {
      const callee = isNode(node['callee']) ? node['callee'] : {};
      const given = Array.isArray(node['arguments']) ? node['arguments'].filter(isNode) : [];
      return isNumberList(callee['object']) && given.some(({ expression }) => isTypeName(expression))
        ? 'seeks a type among numbers'
        : undefined;
    }
    case 'ImportSpecifier': {
      const imported = isNode(node['imported']) ? node['imported'] : node['local'];
      return isNode(imported) && imported['value'] === 'REQUEST_TYPE' ? 'names types one by one' : undefined;
    }
    case 'StringLiteral':
      return SQL.test(String(node['value'])) ? 'compares a type in SQL' : undefined;
    case 'TemplateElement':
      return SQL.test(String(node['raw'])) ? 'compares a type in SQL' : undefined;
    default:
      return undefined;
  }
}

function faultsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsIn);
  if (!isNode(value)) return [];
  const own = findFault(value);
  return [...(own ? [own] : []), ...Object.values(value).flatMap(faultsIn)];
}

const readFaults = (file: string): string[] =>
  faultsIn(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('.tsx') }));

/**
 * @returns a line for each generic file that compares request types, or one if the faults of the fixture are not found
 */
export function requestTypeFaults(): string[] {
  const files = FILES.flatMap((pattern) => globSync(pattern, { exclude: OTHERS }));
  const found = files.flatMap((file) => readFaults(file).map((fault) => `${file} ${fault}`));
  const seen = readFaults(FIXTURE);
  return seen.length === FIXTURE_FAULTS
    ? found
    : [...found, `${FIXTURE}: saw ${seen.length} of ${FIXTURE_FAULTS} comparisons: ${seen.join(', ')}`];
}
