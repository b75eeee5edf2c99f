import type { OptionSearch } from '../combobox/use-async-options.ts';
import type { ControlProps } from '../layout/LabeledField.tsx';

export interface RichTextProps extends Partial<ControlProps> {
  /** HTML; '' when nothing is written. What comes out is sanitized. */
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
  /**
   * What is in square brackets waits for words: the first such place is selected when the editor appears, and again
   * when this number grows.
   */
  gapAttempt?: number;
  /** For a field that opens where people press a button to write: it takes the focus, and what is typed immediately. */
  startsFocused?: boolean;
  /** Where most readers will not write: a plain box is there until it gets focus, and the page stays light. */
  loadsOnFocus?: boolean;
}
