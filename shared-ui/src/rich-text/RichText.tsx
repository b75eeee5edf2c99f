import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { OptionSearch } from '../combobox/useAsyncOptions.ts';
import type { ControlProps } from '../layout/LabeledField.tsx';

export interface RichTextProps extends Partial<ControlProps> {
  /** HTML; '' when nothing is written. What comes out is sanitised. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  /** Name for screen readers when no label points here. */
  label?: string;
  'aria-labelledby'?: string;
  minHeight?: string;
  /** Turns @mentions on: finds the people who may be named. */
  mentions?: OptionSearch;
}

const Editor = lazy(() => import('./Editor.tsx'));

/** Text with bold, italic, lists and links. The editor is fetched when it is first shown. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton height={`calc(${props.minHeight ?? '8rem'} + 2.75rem)`} />}>
      <Editor {...props} />
    </Suspense>
  );
}
