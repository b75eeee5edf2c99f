import { HStack, IconButton } from '@chakra-ui/react';
import { type Editor, useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { BoldIcon, BulletListIcon, ItalicIcon, LinkIcon, NumberListIcon } from '../icons/editor-icons.tsx';
import { richText as words } from '#texts/rich-text';

const tools = [
  {
    name: 'bold',
    label: words.toolbar.bold,
    Shape: BoldIcon,
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: words.toolbar.italic,
    Shape: ItalicIcon,
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    label: words.toolbar.bullets,
    Shape: BulletListIcon,
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: words.toolbar.numbers,
    Shape: NumberListIcon,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const;

/** Left and right arrows move between the tools, as in every toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.findIndex((button) => button === document.activeElement) + step];
  if (!next) return;
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}

export function Toolbar({
  editor,
  isDisabled,
  isLinkOpen,
  onLink,
  isMentionOpen,
  onMention,
}: {
  editor: Editor;
  isDisabled: boolean;
  isLinkOpen: boolean;
  onLink: () => void;
  isMentionOpen: boolean;
  /** Undefined hides the mention tool. */
  onMention: (() => void) | undefined;
}) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      Object.fromEntries(
        [...tools.map(({ name }) => name), 'link'].map((name) => [name, current.isActive(name)]),
      ),
  });
  return (
    <HStack
      role="toolbar"
      aria-label={words.toolbar.label}
      gap="1"
      p="1"
      borderBottomWidth="1px"
      bg="bg.muted"
      borderTopRadius="l2"
      onKeyDown={moveFocus}
    >
      {tools.map(({ name, label, Shape, run }, index) => (
        <IconButton
          key={name}
          size="xs"
          variant={active[name] ? 'subtle' : 'ghost'}
          colorPalette={active[name] ? 'accent' : 'gray'}
          aria-label={label}
          aria-pressed={active[name]}
          tabIndex={index === 0 ? 0 : -1}
          disabled={isDisabled}
          onClick={() => run(editor)}
        >
          <Shape />
        </IconButton>
      ))}
      <IconButton
        size="xs"
        variant={active.link ? 'subtle' : 'ghost'}
        colorPalette={active.link ? 'accent' : 'gray'}
        aria-label={words.toolbar.link}
        aria-pressed={active.link}
        aria-expanded={isLinkOpen}
        tabIndex={-1}
        disabled={isDisabled}
        onClick={onLink}
      >
        <LinkIcon />
      </IconButton>
      {onMention ? (
        <IconButton
          size="xs"
          variant={isMentionOpen ? 'subtle' : 'ghost'}
          colorPalette={isMentionOpen ? 'accent' : 'gray'}
          aria-label={words.toolbar.mention}
          aria-expanded={isMentionOpen}
          tabIndex={-1}
          disabled={isDisabled}
          onClick={onMention}
        >
          @
        </IconButton>
      ) : null}
    </HStack>
  );
}
