/** What a source file names: modules that it imports, and every other text, by which assets, loaders and tools are named. */
import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

export interface Named {
  /** Imported for their values. */
  readonly values: ReadonlySet<string>;
  /** Imported for their types alone. */
  readonly types: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const readText = (node: unknown): string | undefined =>
  isNode(node) && node['type'] === 'StringLiteral' ? String(node['value']) : undefined;

/** Reads TypeScript, and of any other file the quoted texts. */
export function namedIn(file: string): Named {
  const source = readFileSync(file, 'utf8');
  const found = { values: new Set<string>(), types: new Set<string>(), texts: new Set<string>() };
  if (!/\.tsx?$/.test(file)) {
    for (const [, text = ''] of source.matchAll(/["']([^"'\n]+)["']/g)) found.texts.add(text);
    return found;
  }
  const environment = /@vitest-environment ([\w-]+)/.exec(source)?.[1];
  if (environment) found.texts.add(environment);
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), found);
  return found;
}

function visit(node: unknown, found: { values: Set<string>; types: Set<string>; texts: Set<string> }): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, found);
    return;
  }
  if (!isNode(node)) return;
  const imported = readText(node['source']);
  if (imported !== undefined) (isTypeOnly(node) ? found.types : found.values).add(imported);
  const called = calledModule(node);
  if (called !== undefined) found.values.add(called);
  if (node['type'] === 'TsImportType') {
    const argument = readText(node['argument']);
    if (argument !== undefined) found.types.add(argument);
  }
  const text = readText(node) ?? findScope(node);
  if (text !== undefined) found.texts.add(text);
  for (const inside of Object.values(node)) visit(inside, found);
}

/** `@scope/` of a template that goes on with the name of one of its packages. */
function findScope(node: Node): string | undefined {
  if (node['type'] !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined;
  const [first] = node['quasis'] as readonly unknown[];
  const begin = isNode(first) ? String(first['raw']) : '';
  return /^@[\w-]+\/$/.test(begin) ? begin : undefined;
}

function isTypeOnly(node: Node): boolean {
  if (node['typeOnly'] === true) return true;
  const specifiers = node['specifiers'];
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((one) => isNode(one) && one['isTypeOnly'] === true)
  );
}

/** `import('x')`, `require('x')`. */
function calledModule(node: Node): string | undefined {
  if (node['type'] !== 'CallExpression') return undefined;
  const { callee, arguments: given } = node;
  const isImport =
    isNode(callee) &&
    (callee['type'] === 'Import' || (callee['type'] === 'Identifier' && callee['value'] === 'require'));
  if (!isImport || !Array.isArray(given)) return undefined;
  const [first] = given as readonly unknown[];
  return isNode(first) ? readText(first['expression']) : undefined;
}
