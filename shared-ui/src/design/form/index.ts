export { zodResolver } from '@hookform/resolvers/zod';
export {
  Controller,
  FormProvider,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useWatch,
  type UseFormReturn,
} from 'react-hook-form';
export { AutosaveStatus, RestoreNotice } from './AutosaveStatus.tsx';
export { readBackup, removeBackup, writeBackup, type Backup } from './backup.ts';
export { ChoiceGroup } from './ChoiceGroup.tsx';
export { DefinedForm, type DefinedFormProps } from './DefinedForm.tsx';
export {
  fieldId,
  holds,
  isEmptyValue,
  nameFields,
  startValues,
  visibleFields,
  visibleItems,
} from './definition.ts';
export { entryToAnswer, fieldProblem } from '@portal/contract/form-entries';
export { EntryField } from './EntryField.tsx';
export { entryProblem } from './entry-checks.ts';
export { ErrorSummary, type ErrorSummaryProps, type SummaryError } from './ErrorSummary.tsx';
export { FieldView } from './FieldView.tsx';
export { formOutput } from './output.ts';
export { SectionFields } from './SectionFields.tsx';
export { Stepper, type Step, type StepperProps } from './Stepper.tsx';
export { TagsInput } from '../tags/LazyTagsInput.tsx';
export type { TagsInputProps } from '../tags/TagsInput.tsx';
export type {
  Choice,
  Condition,
  CustomControl,
  FormBlock,
  FormDefinition,
  FormField,
  FormSection,
  FormValues,
} from './types.ts';
export { UnsavedGuard, useUnsavedGuard } from './UnsavedGuard.tsx';
export { useAutosave, type Autosave, type AutosaveOptions } from './use-autosave.ts';
export { useDefinedForm, type PortalForm } from './use-defined-form.ts';
export { useFormBackup, type FormBackup } from './use-form-backup.ts';
export { useFormSubmit } from './use-form-submit.ts';
export type { Leftover } from './use-leftover.ts';
export { useServerErrors, type ServerErrors } from './use-server-errors.ts';
