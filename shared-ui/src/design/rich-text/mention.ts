import { type Editor, type JSONContent, mergeAttributes, Node } from '@tiptap/react';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import type { ComboOption } from '../combobox/use-async-options.ts';

/** Text after an @ that may become a mention. Until then it is ordinary text. */
export interface MentionDraft {
  readonly query: string;
  /** Position of the @ in the window. */
  readonly place: DOMRect | null;
  /** Replaces the text with a mention of the person. */
  readonly take: (person: ComboOption) => void;
}

export interface MentionOptions {
  /** Called on each change; null when there is nothing to suggest anymore. */
  readonly onDraft: (draft: MentionDraft | null) => void;
  /** @returns whether the list of suggestions used the key */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** Longer texts are not names and are not searched. */
const MOST_WORDS = 4;
const isName = (query: string): boolean => !/^\s/.test(query) && query.split(/\s+/).length <= MOST_WORDS;

/**
 * A person mentioned in a text: `<span data-mention="12">@Ada Ruiz</span>` (spec 3 section 6). An atomic node: it is
 * deleted as a whole.
 */
export const Mention = Node.create<MentionOptions>({
  name: 'mention',
  addOptions: () => ({ onDraft: () => undefined, onKey: () => false }),
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
  addProseMirrorPlugins() {
    const { onDraft, onKey } = this.options;
    return [
      Suggestion<ComboOption, ComboOption>({
        editor: this.editor,
        // an @ inside an email address, such as mail@example.org, is not a mention
        allowedPrefixes: [' ', '\u00a0', '('],
        allowSpaces: true,
        shouldShow: ({ query }) => isName(query),
        decorationClass: 'mention-draft',
        command: ({ editor, range, props }) => {
          const after = editor.state.doc.textBetween(
            range.to,
            Math.min(range.to + 1, editor.state.doc.content.size),
          );
          editor
            .chain()
            .focus()
            .insertContentAt(range, writeMention(props, after !== ' '))
            .run();
        },
        render: () => {
          const update = ({ query, clientRect, command }: DraftProps) =>
            onDraft({ query, place: clientRect?.() ?? null, take: command });
          return {
            onStart: update,
            onUpdate: update,
            onExit: () => onDraft(null),
            onKeyDown: ({ event }) => onKey(event),
          };
        },
      }),
    ];
  },
});

type DraftProps = Pick<SuggestionProps<ComboOption, ComboOption>, 'query' | 'clientRect' | 'command'>;

/** The content inserted for `person`, followed by a space unless there is one. */
const writeMention = ({ id, label }: ComboOption, withSpace: boolean): JSONContent[] => [
  { type: 'mention', attrs: { id, label } },
  ...(withSpace ? [{ type: 'text', text: ' ' }] : []),
];

/** Inserts an @ at the caret, with a space before it if needed. */
export function startMention(editor: Editor): void {
  const { $from } = editor.state.selection;
  const before = $from.nodeBefore?.isText ? ($from.nodeBefore.text ?? '').slice(-1) : '';
  editor
    .chain()
    .focus()
    .insertContent(/^\S/.test(before) ? ' @' : '@')
    .run();
}
