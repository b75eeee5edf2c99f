import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { PlainBox } from './PlainBox.tsx';
import type { RichTextProps } from './types.ts';

const loadEditor = () => import('./Editor.tsx');
const Editor = lazy(loadEditor);

/** Text with bold, italic, lists and links. The editor is fetched when it is first shown, or first used. */
export function RichText({ loadsOnFocus = false, ...props }: RichTextProps) {
  const [isPlain, setPlain] = useState(loadsOnFocus && props.value === '');
  const [hadFocus, setHadFocus] = useState(false);
  if (isPlain) {
    const fetchEditor = async () => {
      try {
        await loadEditor();
      } catch {
        // without the editor the plain box still writes; the next focus tries again
        return;
      }
      setHadFocus(true);
      setPlain(false);
    };
    return <PlainBox {...props} onFocus={() => void fetchEditor()} />;
  }
  return (
    <Suspense fallback={<Skeleton height={`calc(${props.minHeight ?? '8rem'} + 2.75rem)`} />}>
      <Editor {...props} takesFocus={hadFocus} />
    </Suspense>
  );
}
