import { lazy, Suspense } from 'react';
import { Skeleton } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { LabeledField } from '../layout/LabeledField.tsx';
import type { UploadedFile } from '../upload/index.ts';
import { controlOf } from './controls.tsx';
import { fieldId } from './definition.ts';
import type { FormField } from './types.ts';
import type { PortalForm } from './useDefinedForm.ts';

const FileUpload = lazy(() =>
  import('../upload/FileUpload.tsx').then(({ FileUpload: component }) => ({ default: component })),
);

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

/** One field of a definition with label, help, control and error. */
export function FieldView({ field, form }: { field: FormField; form: PortalForm }) {
  const { field: bound, fieldState } = useController({ name: field.name, control: form.control });
  const error = fieldState.error?.message;
  const id = fieldId(field.name);
  const common = { id, label: field.label, help: field.help, error, isOptional: field.isOptional };
  if (field.type === 'file') {
    return (
      <Suspense fallback={<Skeleton height="9rem" />}>
        <FileUpload
          {...common}
          isDisabled={field.isDisabled}
          accept={field.accept}
          maxBytes={field.maxBytes}
          maxFiles={field.maxFiles}
          upload={field.upload}
          files={Array.isArray(bound.value) ? bound.value.filter(isFile) : []}
          onChange={bound.onChange}
        />
      </Suspense>
    );
  }
  // a single checkbox carries its label beside the box
  const isBare = field.type === 'checkbox';
  return (
    <LabeledField
      {...common}
      label={isBare ? undefined : field.label}
      isGroup={
        ['radio', 'checkboxes', 'table'].includes(field.type) || (field.type === 'custom' && field.isGroup)
      }
    >
      {(control) =>
        controlOf(field, control, {
          value: bound.value,
          onChange: bound.onChange,
          onBlur: bound.onBlur,
        })
      }
    </LabeledField>
  );
}
