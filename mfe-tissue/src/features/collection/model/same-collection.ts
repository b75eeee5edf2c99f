import type { Collection } from '@portal/contract/types';

/** The parts of a collection that users edit. */
export interface CollectionContent {
  readonly collection_name: string;
  readonly identifiers: readonly string[];
  readonly shared_project: number | null;
}

export const getContent = ({
  collection_name,
  identifiers,
  shared_project: project,
}: Collection): CollectionContent => ({ collection_name, identifiers, shared_project: project?.id ?? null });

export const isSame = (one: CollectionContent, other: CollectionContent): boolean =>
  one.collection_name === other.collection_name &&
  one.shared_project === other.shared_project &&
  one.identifiers.join() === other.identifiers.join();

/**
 * Merges two versions: an item added in either is included, an item removed in either is not. Where both changed the
 * name or the sharing, `mine` wins.
 */
export function mergeContents(
  base: CollectionContent,
  mine: CollectionContent,
  theirs: CollectionContent,
): CollectionContent {
  const pick = <K extends 'collection_name' | 'shared_project'>(field: K) =>
    mine[field] === base[field] ? theirs[field] : mine[field];
  const gone = base.identifiers.filter(
    (hash) => !mine.identifiers.includes(hash) || !theirs.identifiers.includes(hash),
  );
  const all = [...new Set([...theirs.identifiers, ...mine.identifiers])];
  return {
    collection_name: pick('collection_name'),
    shared_project: pick('shared_project'),
    identifiers: all.filter((hash) => !gone.includes(hash)),
  };
}
