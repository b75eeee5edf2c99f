import type { FormCondition, FormPattern } from '@portal/contract/form-rules';
import type { ReactNode } from 'react';
import type { ComboOption, OptionSearch } from '../combobox/index.ts';
import type { ControlProps } from '../layout/LabeledField.tsx';
import type { UploadFunction } from '../upload/index.ts';

/** The values of a form while it is filled in, by field name. */
export type FormValues = Record<string, unknown>;

/** When a field or section takes part: as a JSON definition says it, or a function of the form's values. */
export type Condition =
  | FormCondition
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | ((values: FormValues) => boolean);

export interface Choice {
  /** Goes to the server as it is, a number stays a number. */
  value: string | number;
  label: string;
  help?: string;
  /** Shown, and not to be chosen now; `help` says why. */
  isDisabled?: boolean;
}

interface FieldBase {
  name: string;
  label: string;
  /** The question in other words, where another answer asks for them. */
  otherLabel?: { readonly when: Condition; readonly label: string } | undefined;
  help?: ReactNode;
  /** Fields are required unless they say so (spec 1 section 5). */
  isOptional?: boolean;
  /** Instead of 'Required field'. */
  requiredMessage?: string;
  when?: Condition;
  isDisabled?: boolean;
  /** A separate check: the message, or undefined when the value is fine. */
  validate?: (value: unknown, values: FormValues) => string | undefined;
}

interface Written extends FieldBase {
  maxLength?: number;
  pattern?: FormPattern;
  /** What a pointer at the sign of an error reads. */
  errorHint?: string;
  placeholder?: string;
}

export type FormField =
  | (Written & {
      type: 'text' | 'email' | 'tel' | 'password';
      autoComplete?: string;
      width?: string;
      isCode?: boolean;
    })
  | (Written & { type: 'textarea'; rows?: number })
  | (FieldBase & { type: 'number'; min?: number; max?: number; step?: number; width?: string })
  | (FieldBase & { type: 'date'; min?: string; max?: string })
  | (FieldBase & { type: 'select' | 'radio' | 'checkboxes'; options: readonly Choice[] })
  | (FieldBase & { type: 'checkbox' })
  | (FieldBase & { type: 'combobox'; search: OptionSearch; emptyText?: string })
  | (FieldBase & { type: 'multi_combobox'; search: OptionSearch; maximum?: number; emptyText?: string })
  | (FieldBase & {
      type: 'tags';
      maximum?: number;
      pattern?: FormPattern;
      placeholder?: string;
    })
  | (FieldBase & {
      type: 'file';
      upload: UploadFunction;
      accept?: readonly string[];
      maxBytes?: number;
      maxFiles?: number;
    })
  | (FieldBase & { type: 'rich_text' })
  | (FieldBase & { type: 'samples'; maximum?: number })
  | (FieldBase & { type: 'table'; columns: readonly TableColumn[]; maxRows?: number; addLabel?: string })
  | (FieldBase & {
      type: 'custom';
      /** The control is a group, such as several boxes: its label becomes a legend. */
      isGroup?: boolean;
      render: (control: CustomControl) => ReactNode;
      show?: (value: unknown) => ReactNode;
    });

/** A column of a table field: a plain field of its own in every row. */
export interface TableColumn {
  name: string;
  label: string;
  type: 'text' | 'email' | 'number' | 'date' | 'select';
  isOptional?: boolean;
  requiredMessage?: string;
  maxLength?: number;
  pattern?: FormPattern;
  min?: number | string;
  max?: number | string;
  options?: readonly Choice[];
}

/** What a custom field gets. */
export interface CustomControl extends ControlProps {
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

/** Headings and text between fields; they have no value and are never required. */
export type FormBlock =
  | { type: 'header'; text: string; when?: Condition }
  | { type: 'html'; html: string; when?: Condition };

export interface FormSection {
  id: string;
  title: string;
  description?: ReactNode;
  when?: Condition;
  items: ReadonlyArray<FormField | FormBlock>;
}

export interface FormDefinition {
  id: string;
  sections: readonly FormSection[];
}

export type { ComboOption };
