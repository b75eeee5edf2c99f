import { UNWRITTEN, hasUnwritten } from '@portal/contract/mail-rules';
import type { Editor } from '@tiptap/react';

/** The first place that waits for words; null when everything is written. */
export function findGap({ state }: Editor): { from: number; to: number } | null {
  let found: { from: number; to: number } | null = null;
  state.doc.descendants((node, position) => {
    if (found) return false;
    if (!node.isTextblock) return true;
    // one sign for what is no text, so that positions stay right
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC');
    for (const match of text.matchAll(UNWRITTEN)) {
      if (!hasUnwritten(match[0])) continue;
      const from = position + 1 + match.index;
      found = { from, to: from + match[0].length };
      break;
    }
    return false;
  });
  return found;
}

/** Selects the first such place, so that what is typed next takes its place. */
export function selectGap(editor: Editor): void {
  const gap = findGap(editor);
  if (gap) editor.chain().focus().setTextSelection(gap).scrollIntoView().run();
}
