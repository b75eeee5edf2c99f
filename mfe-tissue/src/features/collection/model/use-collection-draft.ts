import type { Collection } from '@portal/contract/types';
import { readBackup, removeBackup, writeBackup } from '@portal/shared-ui/form';
import { useSessionUser } from '@portal/shared-ui/session';
import { useState } from 'react';
import { getContent, isSame, type CollectionContent } from './same-collection.ts';

/** Changes that are not saved, and the version on which they were made. */
interface Draft {
  readonly etag: string | null;
  readonly base: CollectionContent;
  readonly mine: CollectionContent;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'base' in value && 'mine' in value && 'etag' in value;

/**
 * What someone changes in a collection before they save it, stored in this browser: a reload or a lost session loses
 * nothing. What someone else has saved is `theirs`, and nothing is overwritten until the person says so.
 */
export function useCollectionDraft(collection: Collection, etag: string | null) {
  const key = `collection-${collection.id}-user-${useSessionUser().id}`;
  const [draft, setDraft] = useState<Draft | null>(() => {
    const stored = readBackup<unknown>(key)?.values;
    return isDraft(stored) ? stored : null;
  });
  const saved = getContent(collection);
  const storeDraft = (next: Draft | null) => {
    setDraft(next);
    if (next) writeBackup(key, next);
    else removeBackup(key);
  };
  const content = draft?.mine ?? saved;
  const isDirty = draft !== null && !isSame(draft.mine, saved);
  const theirs = isDirty && !isSame(draft.base, saved) ? saved : null;
  const change = (part: Partial<CollectionContent>) => {
    const mine = { ...content, ...part };
    // a change that was taken back is none
    if (!theirs && isSame(mine, saved)) storeDraft(null);
    else storeDraft(draft && theirs ? { ...draft, mine } : { etag, base: saved, mine });
  };
  return {
    content,
    isDirty,
    /** What is there now, where it is another version than the one that was changed. */
    theirs,
    base: draft?.base ?? saved,
    /** Goes with the write: a version of someone else that no one looked at is not overwritten. */
    etag: theirs ? (draft?.etag ?? null) : etag,
    change,
    /** The other version was seen, and `mine` takes its place. */
    replaceTheirs: (mine: CollectionContent) => storeDraft({ etag, base: saved, mine }),
    discard: () => storeDraft(null),
  };
}
export type CollectionDraft = ReturnType<typeof useCollectionDraft>;
