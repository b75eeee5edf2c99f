import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { OptionSearch } from '../combobox/useAsyncOptions.ts';
import type { ControlProps } from '../layout/LabeledField.tsx';
import { PlainBox } from './PlainBox.tsx';

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
  /** Where most readers will not write: a plain box stands there until it gets focus, and the page stays light. */
  loadsOnFocus?: boolean;
}

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
