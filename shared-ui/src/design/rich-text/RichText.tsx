import { Skeleton } from '@chakra-ui/react';
import { lazy, startTransition, Suspense, useState } from 'react';
import { PlainBox } from './PlainBox.tsx';
import type { RichTextProps } from './types.ts';

const loadEditor = () => import('./Editor.tsx');
const Editor = lazy(loadEditor);

/** Text with bold, italic, lists and links. The editor is fetched when it is first shown, or first used. */
export function RichText({ loadsOnFocus = false, ...props }: RichTextProps) {
  const [isPlain, setPlain] = useState(loadsOnFocus && props.value === '');
  const [hadFocus, setHadFocus] = useState(false);
  const fetchEditor = async () => {
    try {
      await loadEditor();
    } catch {
      // without the editor the plain box still writes; the next focus tries again
      return;
    }
    // the plain box stays, and takes what is typed, until the editor can take its place at once
    startTransition(() => {
      setHadFocus(true);
      setPlain(false);
    });
  };
  return (
    <Suspense fallback={<Skeleton height={`calc(${props.minHeight ?? '8rem'} + 2.75rem)`} />}>
      {isPlain ? (
        <PlainBox {...props} onFocus={() => void fetchEditor()} />
      ) : (
        <Editor {...props} takesFocus={hadFocus} />
      )}
    </Suspense>
  );
}
