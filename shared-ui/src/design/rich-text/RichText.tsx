import { Skeleton } from '@chakra-ui/react';
import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { PlainBox } from './PlainBox.tsx';
import type { RichTextProps } from './types.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';

const loadEditor = () => import('./Editor.tsx');
const Editor = lazyPart(loadEditor);

/** Fetches the editor for a field that is about to open. A failure is left to the field, which fetches again. */
export const preloadRichText = (): void => void loadEditor().catch(() => undefined);

/**
 * Text with bold, italic, lists and links. The editor is fetched when it is first shown, or first used. Where people
 * type before it is there, a plain box takes the keys, and the editor goes on at the end of the text.
 */
export function RichText({ loadsOnFocus = false, startsFocused = false, ...props }: RichTextProps) {
  const [isPlain, setPlain] = useState(startsFocused || (loadsOnFocus && props.value === ''));
  const [hadFocus, setHadFocus] = useState(false);
  const plainBox = useRef<HTMLTextAreaElement>(null);
  const fetchEditor = async () => {
    try {
      await loadEditor();
    } catch {
      // without the editor the plain box still writes; the next focus tries again
      return;
    }
    // the plain box stays, and takes what is typed, until the editor can take its place without delay
    startTransition(() => {
      setHadFocus(plainBox.current === document.activeElement);
      setPlain(false);
    });
  };
  useEffect(() => {
    if (startsFocused) plainBox.current?.focus();
  }, [startsFocused]);
  return (
    <Suspense fallback={<Skeleton height={`calc(${props.minHeight ?? '8rem'} + 2.75rem)`} />}>
      {isPlain ? (
        <PlainBox {...props} ref={plainBox} onFocus={() => void fetchEditor()} />
      ) : (
        <Editor {...props} takesFocus={hadFocus} />
      )}
    </Suspense>
  );
}
