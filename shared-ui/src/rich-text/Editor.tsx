import { Box } from '@chakra-ui/react';
import Link from '@tiptap/extension-link';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { selectGap } from './gaps.ts';
import { LinkBox } from './LinkBox.tsx';
import { Mention, mentionOf, startsWord } from './Mention.ts';
import { MentionBox } from './MentionBox.tsx';
import { richTextStyles } from './richTextStyles.ts';
import { isEmptyHtml, sanitize } from './sanitize.ts';
import { Toolbar } from './Toolbar.tsx';
import type { RichTextProps } from './types.ts';

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, link: false }),
  Link.configure({ openOnClick: false, protocols: ['mailto'], defaultProtocol: 'https' }),
];
const withMentions = [...extensions, Mention];

/** The editor itself, in a chunk of its own because of its size. */
export default function Editor({
  value,
  onChange,
  onBlur,
  isDisabled = false,
  label,
  minHeight = '8rem',
  id,
  mentions,
  takesFocus,
  gapAttempt,
  ...control
}: Omit<RichTextProps, 'loadsOnFocus'> & { takesFocus: boolean }) {
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [isMentionOpen, setMentionOpen] = useState(false);
  const attributes: Record<string, string> = {
    role: 'textbox',
    'aria-multiline': 'true',
    ...(id === undefined ? {} : { id }),
    ...(label === undefined ? {} : { 'aria-label': label }),
    ...(control['aria-labelledby'] === undefined ? {} : { 'aria-labelledby': control['aria-labelledby'] }),
    ...(control['aria-describedby'] === undefined ? {} : { 'aria-describedby': control['aria-describedby'] }),
    ...(control['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
    ...(control['aria-required'] ? { 'aria-required': 'true' } : {}),
  };
  const canMention = mentions !== undefined;
  const handleTextInput = useCallback(
    (view: EditorView, from: number, _to: number, text: string): boolean => {
      if (!canMention || text !== '@' || !startsWord(view, from)) return false;
      setMentionOpen(true);
      return true;
    },
    [canMention],
  );
  const editor = useEditor({
    extensions: mentions ? withMentions : extensions,
    content: sanitize(value),
    // the space that somebody typed last is followed by a word
    ...(takesFocus ? { parseOptions: { preserveWhitespace: true } } : {}),
    editable: !isDisabled,
    // its own <style> element would break the content security policy; the rules are below
    injectCSS: false,
    editorProps: { attributes, handleTextInput },
    onUpdate: ({ editor: current }) => {
      const html = sanitize(current.getHTML());
      onChange(isEmptyHtml(html) ? '' : html);
    },
    onBlur: () => onBlur?.(),
  });
  const wantsFocus = useRef(takesFocus);
  useLayoutEffect(() => {
    if (!wantsFocus.current || editor.isDestroyed) return;
    wantsFocus.current = false;
    // in the same breath as the box before it goes: a key pressed in between would be lost
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor]);
  const described = JSON.stringify(attributes);
  useEffect(() => {
    if (!editor.isDestroyed)
      editor.setOptions({ editorProps: { attributes: JSON.parse(described), handleTextInput } });
  }, [editor, described, handleTextInput]);
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);
  useEffect(() => {
    // restored from a draft or reset; what is typed here comes back unchanged and is left alone
    if (editor.isDestroyed) return;
    const shown = sanitize(editor.getHTML());
    if (!editor.isFocused && shown !== value && !(value === '' && isEmptyHtml(shown)))
      editor.commands.setContent(sanitize(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (gapAttempt !== undefined && !editor.isDestroyed) selectGap(editor);
  }, [editor, gapAttempt]);
  const setLink = (address: string | undefined) => {
    setLinkOpen(false);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === undefined) editor.commands.focus();
    else if (address === '') chain.unsetLink().run();
    else chain.setLink({ href: address }).run();
  };
  return (
    <Box
      borderWidth="1px"
      borderColor={control['aria-invalid'] ? 'border.error' : 'border.control'}
      borderRadius="l2"
      bg="bg.panel"
      opacity={isDisabled ? 0.6 : 1}
      _focusWithin={{ outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' }}
    >
      <Toolbar
        editor={editor}
        isDisabled={isDisabled}
        isLinkOpen={isLinkOpen}
        onLink={() => setLinkOpen(!isLinkOpen)}
        isMentionOpen={isMentionOpen}
        onMention={mentions ? () => setMentionOpen(!isMentionOpen) : undefined}
      />
      {isLinkOpen ? (
        <LinkBox first={String(editor.getAttributes('link').href ?? '')} onDone={setLink} />
      ) : null}
      {isMentionOpen && mentions ? (
        <MentionBox
          search={mentions}
          onDone={(person) => {
            setMentionOpen(false);
            const chain = editor.chain().focus();
            if (person) chain.insertContent(mentionOf(person)).run();
            else chain.run();
          }}
        />
      ) : null}
      <Box
        css={{
          '& .ProseMirror': {
            ...richTextStyles,
            minHeight,
            padding: '0.6rem 0.75rem',
            outline: 'none',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontVariantLigatures: 'none',
          },
        }}
      >
        <EditorContent editor={editor} />
      </Box>
    </Box>
  );
}
