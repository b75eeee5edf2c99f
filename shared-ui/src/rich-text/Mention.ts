import type { EditorView } from '@tiptap/pm/view';
import { type JSONContent, mergeAttributes, Node } from '@tiptap/react';
import type { ComboOption } from '../combobox/useAsyncOptions.ts';

/** A person named in a text: `<span data-mention="12">@Ada Ruiz</span>` (specification 3 section 6). One piece, removed as one. */
export const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    id: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset['mention'] ?? null,
      renderHTML: ({ id }: Record<string, unknown>) => ({ 'data-mention': id }),
    },
    label: {
      default: '',
      parseHTML: (element: HTMLElement) => (element.textContent ?? '').replace(/^@/, ''),
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'span[data-mention]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes),
    `@${String(node.attrs['label'])}`,
  ],
  renderText: ({ node }) => `@${String(node.attrs['label'])}`,
});

/** What is put into the text for `person`, with a space to write on after it. */
export const mentionOf = ({ id, label }: ComboOption): JSONContent[] => [
  { type: 'mention', attrs: { id, label } },
  { type: 'text', text: ' ' },
];

/** An @ inside an address, as in mail@example.org, names nobody. */
export function startsWord({ state }: EditorView, position: number): boolean {
  const before = state.doc.textBetween(Math.max(0, position - 1), position, '\n', '\n');
  return before === '' || /\s/.test(before);
}
