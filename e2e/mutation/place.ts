/** A place in a source that can be mutated, and the change. */
import { isNode, type Node, type Source } from './tree.ts';

/** A node and the text that replaces it. */
export interface Change {
  readonly node: Node;
  readonly to: string;
  readonly what: string;
}

export interface Place {
  readonly node: Node;
  readonly parent: Node | undefined;
  /** Names of the surrounding properties, the outermost first. */
  readonly keys: readonly string[];
  readonly source: Source;
}

export const makeName = (key: unknown): string => {
  if (!isNode(key)) return '';
  const { value, expression } = key as { value?: unknown; expression?: Node };
  if (isNode(expression)) return makeName(expression['property'] ?? expression);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
