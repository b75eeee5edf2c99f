import { Box } from '@chakra-ui/react';
import Link from '@tiptap/extension-link';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { selectGap } from './gaps.ts';
import { LinkBox } from './LinkBox.tsx';
import { Mention, startMention } from './mention.ts';
import { MentionList, type MentionControl } from './MentionList.tsx';
import { createMentionStore } from './mention-store.ts';
import { richTextStyles } from './rich-text-styles.ts';
import { isEmptyHtml, sanitize } from './sanitize.ts';
import { Toolbar } from './Toolbar.tsx';
import type { RichTextProps } from './types.ts';

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, link: false }),
  // Words behind a link are not part of it. The button of a letter is a link at its end, where the caret starts.
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    protocols: ['mailto'],
    defaultProtocol: 'https',
  }),
];

/** The editor itself, in its own chunk because of its size. */
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
  inserter,
  ...field
}: Omit<RichTextProps, 'loadsOnFocus' | 'startsFocused'> & { takesFocus: boolean }) {
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [store] = useState(createMentionStore);
  const mention = useSyncExternalStore(store.subscribe, store.draft);
  const [control, setControl] = useState<MentionControl | null>(null);
  const [used] = useState(() => (mentions ? [...extensions, Mention.configure(store)] : extensions));
  const attributes: Record<string, string> = {
    role: 'textbox',
    'aria-multiline': 'true',
    ...(id === undefined ? {} : { id }),
    ...(label === undefined ? {} : { 'aria-label': label }),
    ...(field['aria-labelledby'] === undefined ? {} : { 'aria-labelledby': field['aria-labelledby'] }),
    ...(field['aria-describedby'] === undefined ? {} : { 'aria-describedby': field['aria-describedby'] }),
    ...(field['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
    ...(field['aria-required'] ? { 'aria-required': 'true' } : {}),
    ...(mentions ? { 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' } : {}),
    ...(control ? { 'aria-controls': control.listId, 'aria-activedescendant': control.activeId } : {}),
  };
  const editor = useEditor({
    extensions: used,
    content: sanitize(value),
    // preserves a trailing space that the user just typed, so that the next word can follow it
    ...(takesFocus ? { parseOptions: { preserveWhitespace: true } } : {}),
    editable: !isDisabled,
    // the library's own <style> element would violate the content security policy; its rules are in this file
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor: current }) => {
      const html = sanitize(current.getHTML());
      onChange(isEmptyHtml(html) ? '' : html);
    },
    onBlur: () => {
      store.onDraft(null);
      onBlur?.();
    },
  });
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (!isNew.current || editor.isDestroyed) return;
    isNew.current = false;
    // A user who arrives by Tab continues at the end; at the start, a new sentence would precede the old text.
    editor.commands.setTextSelection(editor.state.doc.content.size);
    // in the same commit that removes the plain box; otherwise a key pressed in between would be lost
    if (takesFocus) editor.view.focus();
  }, [editor, takesFocus]);
  useImperativeHandle(
    inserter,
    () => (text) => void editor.chain().focus().insertContent({ type: 'text', text }).run(),
    [editor],
  );
  const described = JSON.stringify(attributes);
  useEffect(() => {
    if (!editor.isDestroyed) editor.setOptions({ editorProps: { attributes: JSON.parse(described) } });
  }, [editor, described]);
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);
  useEffect(() => {
    // The value changed from outside (a restored draft or a reset). Text typed here returns unchanged and is not set
    // again.
    if (editor.isDestroyed) return;
    const shown = sanitize(editor.getHTML());
    if (!editor.isFocused && shown !== value && !(value === '' && isEmptyHtml(shown)))
      editor.commands.setContent(sanitize(value), { emitUpdate: false });
  }, [editor, value]);
  const wasTyping = useRef(takesFocus);
  useEffect(() => {
    if (gapAttempt === undefined || editor.isDestroyed) return;
    // on the first run, a user who is already typing must not be moved
    if (!wasTyping.current) selectGap(editor);
    wasTyping.current = false;
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
      position="relative"
      borderWidth="1px"
      borderColor={field['aria-invalid'] ? 'border.error' : 'border.control'}
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
        isMentionOpen={mention !== null}
        onMention={mentions ? () => startMention(editor) : undefined}
      />
      {isLinkOpen ? (
        <LinkBox first={String(editor.getAttributes('link').href ?? '')} onDone={setLink} />
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
      {mention && mentions ? (
        <MentionList draft={mention} store={store} search={mentions} onControl={setControl} />
      ) : null}
    </Box>
  );
}
