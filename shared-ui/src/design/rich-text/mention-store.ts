import type { MentionDraft, MentionOptions } from './mention.ts';

/** Connects the editor, which reads the keys, and the list of suggestions, which React shows. */
export interface MentionStore extends MentionOptions {
  readonly subscribe: (listener: () => void) => () => void;
  readonly draft: () => MentionDraft | null;
  /** Registers the list's handler for keys pressed in the text box. */
  readonly listen: (press: MentionOptions['onKey']) => () => void;
}

export function createMentionStore(): MentionStore {
  const listeners = new Set<() => void>();
  let draft: MentionDraft | null = null;
  let press: MentionOptions['onKey'] | null = null;
  return {
    onDraft(next) {
      draft = next;
      for (const listener of listeners) listener();
    },
    onKey: (event) => press?.(event) ?? false,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    draft: () => draft,
    listen(next) {
      press = next;
      return () => {
        if (press === next) press = null;
      };
    },
  };
}
