import { parseSync } from '@swc/core';

/** Everything in one source file that concerns the contract. */
export interface Scan {
  /** String literals of the code; `…` replaces each interpolated value. */
  readonly texts: readonly string[];
  /** Every name of a field that the code may read or write: identifiers, keys, texts. */
  readonly names: readonly string[];
  /**
   * Imports at run time: the module, such as `./x.ts`, and the names; `*` for all of them. Type imports are left out.
   */
  readonly imports: readonly { readonly from: string; readonly names: readonly string[] }[];
  /** Re-exports: the exported name (`as`), the module (`from`), and the name in that module (`name`). */
  readonly reExports: readonly { readonly as: string; readonly from: string; readonly name: string }[];
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Type nodes are skipped because they do not run; these type nodes contain an expression that does. */
const AROUND_EXPRESSIONS = new Set([
  'TsAsExpression',
  'TsNonNullExpression',
  'TsSatisfiesExpression',
  'TsConstAssertion',
  'TsTypeAssertion',
  'TsInstantiation',
]);

/** Reads a source file without resolving anything. @throws where it does not parse */
export function scanSource(source: string, isTsx: boolean): Scan {
  const found = { texts: new Set<string>(), names: new Set<string>() };
  const imports: Scan['imports'][number][] = [];
  const reExports: Scan['reExports'][number][] = [];
  const { body } = parseSync(source, { syntax: 'typescript', tsx: isTsx });
  for (const item of body) {
    if (item.type === 'ImportDeclaration') {
      if (item.typeOnly) continue;
      const names = item.specifiers.flatMap((one) => {
        if (one.type !== 'ImportSpecifier') return [one.type === 'ImportDefaultSpecifier' ? 'default' : '*'];
        return one.isTypeOnly ? [] : [(one.imported ?? one.local).value];
      });
      if (names.length > 0 || item.specifiers.length === 0) imports.push({ from: item.source.value, names });
    } else if (item.type === 'ExportAllDeclaration') {
      reExports.push({ as: '*', from: item.source.value, name: '*' });
    } else if (item.type === 'ExportNamedDeclaration' && item.source && !item.typeOnly) {
      for (const one of item.specifiers) {
        if (one.type === 'ExportSpecifier' && !one.isTypeOnly)
          reExports.push({
            as: (one.exported ?? one.orig).value,
            from: item.source.value,
            name: one.orig.value,
          });
      }
    } else walk(item as unknown as Node, found, imports);
  }
  return { texts: [...found.texts], names: [...found.names], imports, reExports };
}

function walk(
  node: Node,
  found: { readonly texts: Set<string>; readonly names: Set<string> },
  imports: Scan['imports'][number][],
): void {
  const { type } = node;
  if (typeof type === 'string' && type.startsWith('Ts')) {
    const { expression } = node;
    if (AROUND_EXPRESSIONS.has(type) && isNode(expression)) walk(expression, found, imports);
    return;
  }
  if (type === 'StringLiteral') {
    found.texts.add(String(node['value']));
    found.names.add(String(node['value']));
  } else if (type === 'Identifier') found.names.add(String(node['value']));
  else if (type === 'TemplateLiteral') found.texts.add(readTemplate(node));
  else if (type === 'CallExpression') {
    const target = importedByCall(node);
    if (target !== undefined) imports.push({ from: target, names: ['*'] });
  }
  for (const value of Object.values(node)) {
    for (const inside of Array.isArray(value) ? value : [value])
      if (isNode(inside)) walk(inside, found, imports);
  }
}

/** `GET /${kind}-feed/` as `GET /…-feed/`. */
function readTemplate({ quasis }: Node): string {
  const parts = (Array.isArray(quasis) ? quasis : []) as readonly {
    readonly cooked?: string;
    readonly raw: string;
  }[];
  return parts.map(({ cooked, raw }) => cooked ?? raw).join('…');
}

/** The module in `import('./x.ts')`. */
function importedByCall({ callee, arguments: given }: Node): string | undefined {
  if (!isNode(callee) || callee['type'] !== 'Import' || !Array.isArray(given)) return undefined;
  const expression: unknown = (given[0] as { readonly expression?: unknown } | undefined)?.expression;
  return isNode(expression) && expression['type'] === 'StringLiteral'
    ? String(expression['value'])
    : undefined;
}
