import { useController } from 'react-hook-form';
import { EntryField } from './EntryField.tsx';
import type { FormField } from './types.ts';
import type { PortalForm } from './use-defined-form.ts';

/** One field of a definition, stored by react-hook-form. */
export function FieldView({ field, form }: { field: FormField; form: PortalForm }) {
  const { field: bound, fieldState } = useController({ name: field.name, control: form.control });
  return (
    <EntryField
      field={field}
      error={fieldState.error?.message}
      value={bound.value}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
    />
  );
}
