import { Skeleton } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { TagsInputProps } from './TagsInput.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';

const Loaded = lazyPart(async () => ({ default: (await import('./TagsInput.tsx')).TagsInput }));

/** Several short texts; the code is loaded only by forms that use it. */
export function TagsInput(props: TagsInputProps) {
  return (
    <Suspense fallback={<Skeleton height="10" />}>
      <Loaded {...props} />
    </Suspense>
  );
}
