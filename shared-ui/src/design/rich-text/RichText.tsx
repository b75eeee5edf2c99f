import { Skeleton } from '@chakra-ui/react';
import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { PlainBox } from './PlainBox.tsx';
import type { RichTextProps } from './types.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';

const loadEditor = () => import('./Editor.tsx');
const Editor = lazyPart(loadEditor);

/**
 * Loads the editor for a field that is about to open. Errors are ignored here, because the field loads again itself.
 */
export const preloadRichText = (): void => void loadEditor().catch(() => undefined);

/**
 * Text with bold, italic, lists and links. The editor loads when it is first shown or first used. Until then a plain
 * box accepts typed text, and the editor continues at its end.
 */
export function RichText({ loadsOnFocus = false, startsFocused = false, ...props }: RichTextProps) {
  const [isPlain, setPlain] = useState(startsFocused || (loadsOnFocus && props.value === ''));
  const [hadFocus, setHadFocus] = useState(false);
  const plainBox = useRef<HTMLTextAreaElement>(null);
  const fetchEditor = async () => {
    try {
      await loadEditor();
    } catch {
      // if the editor cannot load, the plain box still works; the next focus tries again
      return;
    }
    // the plain box stays and accepts text until the editor can replace it without delay
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
