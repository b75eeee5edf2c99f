/** Where in a source a fault may be made, and what the fault is. */
import { isNode, type Node, type Source } from './tree.ts';

/** A node replaced by another text. */
export interface Change {
  readonly node: Node;
  readonly to: string;
  readonly what: string;
}

export interface Place {
  readonly node: Node;
  readonly parent: Node | undefined;
  /** Names of the properties around the node, the outermost first. */
  readonly keys: readonly string[];
  readonly source: Source;
}

export const makeName = (key: unknown): string => {
  if (!isNode(key)) return '';
  const { value, expression } = key as { value?: unknown; expression?: Node };
  if (isNode(expression)) return makeName(expression['property'] ?? expression);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
