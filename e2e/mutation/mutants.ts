/** Generates mutants. Each differs from the source in one place. */
import { conditionMutants } from './conditions.ts';
import { makeName, type Place } from './place.ts';
import { sqlMutants } from './sql.ts';
import { tableMutants } from './tables.ts';
import { listChildren, readSource, type Node, type Source } from './tree.ts';

export interface Mutant {
  readonly line: number;
  /** The mutation in one line. */
  readonly what: string;
  /** The whole source after the mutation. */
  readonly text: string;
}

function* listPlaces(
  source: Source,
  node: Node,
  parent?: Node,
  keys: readonly string[] = [],
): Generator<Place> {
  yield { node, parent, keys, source };
  const inner = node.type === 'KeyValueProperty' ? [...keys, makeName(node['key'])] : keys;
  // A property key is a name and not a value, so it is not mutated.
  const children = node.type === 'KeyValueProperty' ? [node['value'] as Node] : listChildren(node);
  for (const child of children) yield* listPlaces(source, child, node, inner);
}

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 160);

/** All mutants of `text` in source order, without duplicates. */
export function makeMutants(text: string): Mutant[] {
  const source = readSource(text);
  const found = new Map<string, Mutant>();
  for (const place of listPlaces(source, source.tree))
    for (const { node, to, what } of [
      ...tableMutants(place),
      ...conditionMutants(place),
      ...sqlMutants(place),
    ]) {
      const mutated = source.replaced(node, to);
      if (mutated !== text && !found.has(mutated))
        found.set(mutated, { line: source.findLine(node), what: short(what), text: mutated });
    }
  return [...found.values()];
}
