import { type ReactNode, useState } from 'react';
import { LabeledField } from '../layout/LabeledField.tsx';
import { DateInput, type DateInputProps } from './DateInput.tsx';

export interface DateFieldProps extends Pick<
  DateInputProps,
  'value' | 'onChange' | 'min' | 'max' | 'isDisabled' | 'name'
> {
  label: ReactNode;
  id?: string;
  help?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
}

/** A date field with label, help and its own message about the date format. */
export function DateField({ label, id, help, error, isOptional, ...input }: DateFieldProps) {
  const [message, setMessage] = useState<string>();
  return (
    <LabeledField label={label} id={id} help={help} error={error ?? message} isOptional={isOptional}>
      {(control) => <DateInput {...control} {...input} onMessage={setMessage} />}
    </LabeledField>
  );
}
