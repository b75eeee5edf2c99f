import type { FormCondition, FormPattern } from '@portal/contract/form-rules';
import type { ReactNode, Ref } from 'react';
import type { ComboOption, OptionSearch } from '../combobox/index.ts';
import type { ControlProps } from '../layout/LabeledField.tsx';
import type { InsertText } from '../rich-text/types.ts';
import type { UploadFunction } from '../upload/index.ts';

/** The current values of a form by field name, while the user fills it in. */
export type FormValues = Record<string, unknown>;

/** When a field or section is visible: a condition of a JSON definition, or a function of the form's values. */
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
  /** Shown but not available now; `help` says why. */
  isDisabled?: boolean;
}

interface FieldBase {
  name: string;
  label: string;
  /** An alternative label, used while `when` is true for the other answers. */
  otherLabel?: { readonly when: Condition; readonly label: string } | undefined;
  help?: ReactNode;
  /** Fields are required by default (spec 1 section 5). */
  isOptional?: boolean;
  /** Replaces the message 'Required field'. */
  requiredMessage?: string;
  when?: Condition;
  isDisabled?: boolean;
  /** An additional check: returns the message, or undefined if the value is valid. */
  validate?: (value: unknown, values: FormValues) => string | undefined;
}

interface Written extends FieldBase {
  maxLength?: number;
  pattern?: FormPattern;
  /** Tooltip of the error icon. */
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
  | (FieldBase & { type: 'rich_text'; inserter?: Ref<InsertText> })
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

/** Props of a custom field. */
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
