import type { Ref } from 'react';
import type { OptionSearch } from '../combobox/use-async-options.ts';
import type { ControlProps } from '../layout/LabeledField.tsx';

/** Puts text where the cursor is, or was last. */
export type InsertText = (text: string) => void;

export interface RichTextProps extends Partial<ControlProps> {
  /** HTML; '' if empty. The value passed to `onChange` is sanitized. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  /** Accessible name if no label refers to this field. */
  label?: string;
  'aria-labelledby'?: string;
  minHeight?: string;
  /** Enables @mentions: finds the people who can be mentioned. */
  mentions?: OptionSearch;
  /**
   * Text in square brackets is a placeholder. The first one is selected when the editor appears, and again when this
   * number increases.
   */
  gapAttempt?: number;
  /**
   * For a field that opens when the user presses a button to write: it takes the focus and accepts text immediately.
   */
  startsFocused?: boolean;
  /** For a field that few users fill in: a light plain box is shown until it gets the focus. */
  loadsOnFocus?: boolean;
  inserter?: Ref<InsertText> | undefined;
}
