import { Skeleton } from '@chakra-ui/react';
import { Suspense } from 'react';
import { LabeledField } from '../layout/LabeledField.tsx';
import type { UploadedFile } from '../upload/index.ts';
import { chooseControl, type Binding } from './controls.tsx';
import { fieldId } from './definition.ts';
import type { FormField } from './types.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';

const FileUpload = lazyPart(async () => ({ default: (await import('../upload/FileUpload.tsx')).FileUpload }));

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

interface EntryFieldProps extends Binding {
  field: FormField;
  error: string | undefined;
  /** The control limits the length as the definition does: for fields that save while the user types. */
  isLimited?: boolean;
  /** Called when an upload starts and when the last one ends. Pass a stable function. */
  onBusy?: (isBusy: boolean) => void;
}

/** One field of a definition with label, help, control and error, for a page that stores the entries itself. */
export function EntryField({ field, error, isLimited = false, onBusy, ...binding }: EntryFieldProps) {
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
          files={Array.isArray(binding.value) ? binding.value.filter(isFile) : []}
          onChange={binding.onChange}
          onBusy={onBusy}
        />
      </Suspense>
    );
  }
  // a single checkbox carries its label beside the box
  const isBare = field.type === 'checkbox';
  return (
    <LabeledField
      {...common}
      errorHint={'errorHint' in field ? field.errorHint : undefined}
      label={isBare ? undefined : field.label}
      isGroup={
        ['radio', 'checkboxes', 'table'].includes(field.type) || (field.type === 'custom' && field.isGroup)
      }
    >
      {(control) => chooseControl(field, control, binding, isLimited)}
    </LabeledField>
  );
}
