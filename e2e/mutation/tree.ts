/** Parses a TypeScript source into nodes with the positions of their text. */
import { parseSync } from '@swc/core';

export type Node = Readonly<Record<string, unknown>> & { readonly type: string };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** A source and its syntax tree. */
export interface Source {
  readonly tree: Node;
  readonly text: string;
  readonly cutText: (node: Node) => string;
  /** The source with the text of `node` replaced. */
  readonly replaced: (node: Node, text: string) => string;
  readonly findLine: (node: Node) => number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

export function readSource(text: string): Source {
  // The parser counts bytes, and its positions continue from the previous call.
  const base = parseSync('', { syntax: 'typescript' }).span.end;
  const tree = parseSync(text, { syntax: 'typescript' }) as unknown as Node;
  const bytes = Buffer.from(text);
  const findSpan = (node: Node): Span => {
    const { start, end } = ownSpan(node);
    return { start: start - base, end: end - base };
  };
  const cut = (start: number, end?: number): string => bytes.subarray(start, end).toString('utf8');
  return {
    tree,
    text,
    cutText: (node) => cut(findSpan(node).start, findSpan(node).end),
    replaced: (node, replacement) => cut(0, findSpan(node).start) + replacement + cut(findSpan(node).end),
    findLine: (node) => cut(0, findSpan(node).start).split('\n').length,
  };
}

/** Properties and array elements have no span of their own; theirs extends from their first part to their last. */
function ownSpan(node: Node): Span {
  const { span } = node as { span?: Span };
  if (span !== undefined) return span;
  const { spread, arguments: spreadOver } = node as { spread?: Span; arguments?: Node };
  if (spread && isNode(spreadOver)) return { start: spread.start, end: ownSpan(spreadOver).end };
  const { key, value } = node as { key?: Node; value?: Node };
  if (isNode(key) && isNode(value)) return { start: ownSpan(key).start, end: ownSpan(value).end };
  throw new Error(`a ${node.type} without a place`);
}

const WRAPPERS = new Set([
  'TsAsExpression',
  'TsConstAssertion',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
]);

/** Child nodes that contain code; types and imports are skipped. */
export function listChildren(node: Node): Node[] {
  if (node.type === 'ImportDeclaration') return [];
  if (WRAPPERS.has(node.type)) return isNode(node['expression']) ? [node['expression']] : [];
  if (node.type.startsWith('Ts')) return [];
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.flatMap(unpacked) : isNode(value) ? [value] : [],
  );
}

/** Arguments and elements are wrapped in objects that are no nodes. */
function unpacked(value: unknown): Node[] {
  if (isNode(value)) return [value];
  const inner = (value as { expression?: unknown } | null)?.expression;
  return isNode(inner) ? [inner] : [];
}
