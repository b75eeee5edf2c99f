import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { RichTextProps } from './types.ts';

const Editor = lazy(() => import('./Editor.tsx'));

/** Text with bold, italic, lists and links. The editor is fetched when it is first shown. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton height={`calc(${props.minHeight ?? '8rem'} + 2.75rem)`} />}>
      <Editor {...props} />
    </Suspense>
  );
}
