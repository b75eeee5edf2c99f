import { PROMPT, hasPrompt } from '@portal/contract/mail-rules';
import type { Editor } from '@tiptap/react';

/** The first placeholder in square brackets; null if all have been filled in. */
export function findGap({ state }: Editor): { from: number; to: number } | null {
  let found: { from: number; to: number } | null = null;
  state.doc.descendants((node, position) => {
    if (found) return false;
    if (!node.isTextblock) return true;
    // one replacement character per non-text node, so that positions match the document
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC');
    for (const match of text.matchAll(PROMPT)) {
      if (!hasPrompt(match[0])) continue;
      const from = position + 1 + match.index;
      found = { from, to: from + match[0].length };
      break;
    }
    return false;
  });
  return found;
}

/** Selects the first placeholder, so that typed text replaces it. */
export function selectGap(editor: Editor): void {
  const gap = findGap(editor);
  if (gap) editor.chain().focus().setTextSelection(gap).scrollIntoView().run();
}
