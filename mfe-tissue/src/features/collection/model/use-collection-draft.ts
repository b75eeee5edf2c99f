import type { Collection } from '@portal/contract/types';
import { readBackup, removeBackup, writeBackup } from '@portal/shared-ui/form';
import { useSessionUser } from '@portal/shared-ui/session';
import { useState } from 'react';
import { getContent, isSame, type CollectionContent } from './same-collection.ts';

/** Unsaved changes, and the version of the collection they were made on. */
interface Draft {
  readonly etag: string | null;
  readonly base: CollectionContent;
  readonly mine: CollectionContent;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'base' in value && 'mine' in value && 'etag' in value;

/**
 * Unsaved changes of a collection, stored in this browser so that a reload or a lost session loses nothing. A version
 * saved by someone else is `theirs`; it is overwritten only when the user says so.
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
    // a change that was reverted leaves no draft
    if (!theirs && isSame(mine, saved)) storeDraft(null);
    else storeDraft(draft && theirs ? { ...draft, mine } : { etag, base: saved, mine });
  };
  return {
    content,
    isDirty,
    /** The saved content, if it is newer than the version the draft was made on. */
    theirs,
    base: draft?.base ?? saved,
    /** Sent with the write, so that a newer version the user has not seen is not overwritten. */
    etag: theirs ? (draft?.etag ?? null) : etag,
    change,
    /** The user has seen the other version and replaces it with `mine`. */
    replaceTheirs: (mine: CollectionContent) => storeDraft({ etag, base: saved, mine }),
    discard: () => storeDraft(null),
  };
}
export type CollectionDraft = ReturnType<typeof useCollectionDraft>;
