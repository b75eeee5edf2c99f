import { chakra, Input, NativeSelect, Skeleton, Text, Textarea } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { DateInput } from '../date-input/DateInput.tsx';
import type { ControlProps } from '../layout/LabeledField.tsx';
import { tableRows } from '@portal/contract/form-rules';
import { asText } from './definition.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { TagsInput } from '../tags/LazyTagsInput.tsx';
import type { ComboOption, FormField } from './types.ts';
import { Phrase } from '../layout/Phrase.tsx';
import { form as words } from '#texts/form';
import { lazyPart } from '../lazy/lazy-part.tsx';

// loaded only by forms that use them
const Combobox = lazyPart(async () => ({ default: (await import('../combobox/Combobox.tsx')).Combobox }));
const MultiCombobox = lazyPart(async () => ({
  default: (await import('../combobox/MultiCombobox.tsx')).MultiCombobox,
}));
const RichText = lazyPart(async () => ({ default: (await import('../rich-text/RichText.tsx')).RichText }));
const TableInput = lazyPart(async () => ({ default: (await import('./TableInput.tsx')).TableInput }));
const SampleLines = lazyPart(async () => ({ default: (await import('./SampleLines.tsx')).SampleLines }));

export interface Binding {
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

const readTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const isOption = (value: unknown): value is ComboOption =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value;
const later = (control: ReactNode) => <Suspense fallback={<Skeleton height="10" />}>{control}</Suspense>;

/** The control of a field, filled with its value. */
export function chooseControl(
  field: FormField,
  control: ControlProps,
  { value, onChange, onBlur }: Binding,
  isLimited = false,
): ReactNode {
  const common = { ...control, onBlur, name: field.name, disabled: field.isDisabled };
  switch (field.type) {
    case 'text':
    case 'email':
    case 'tel':
    case 'password':
      return (
        <Input
          {...common}
          type={field.type}
          maxW={field.width}
          placeholder={field.placeholder}
          autoComplete={field.isCode ? 'off' : field.autoComplete}
          {...(field.isCode ? { autoCapitalize: 'none', spellCheck: false } : {})}
          maxLength={isLimited ? field.maxLength : undefined}
          value={asText(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'number':
      return (
        <Input
          {...common}
          inputMode="decimal"
          maxW={field.width ?? '10rem'}
          value={asText(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'textarea':
      return (
        <>
          <Textarea
            {...common}
            rows={field.rows ?? 5}
            maxLength={isLimited ? field.maxLength : undefined}
            placeholder={field.placeholder}
            value={asText(value)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {field.maxLength === undefined ? null : (
            <LettersLeft used={asText(value).length} maximum={field.maxLength} />
          )}
        </>
      );
    case 'date':
      return (
        <DateInput
          {...control}
          name={field.name}
          isDisabled={field.isDisabled}
          min={field.min}
          max={field.max}
          value={asText(value)}
          onChange={onChange}
          onBlur={onBlur}
          // losing focus checks most fields; a date is checked once its year is typed
          onMessage={onBlur}
        />
      );
    case 'select':
      return (
        <NativeSelect.Root disabled={field.isDisabled}>
          <NativeSelect.Field
            {...control}
            name={field.name}
            value={asText(value)}
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="">{words.choose}</option>
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      );
    case 'radio':
    case 'checkboxes':
      return (
        <ChoiceGroup
          type={field.type === 'radio' ? 'radio' : 'checkbox'}
          id={control.id}
          name={field.name}
          options={field.options}
          chosen={field.type === 'radio' ? [asText(value)] : readTexts(value)}
          onChange={(chosen) => onChange(field.type === 'radio' ? chosen[0] : chosen)}
          onBlur={onBlur}
          isInvalid={control['aria-invalid'] === true}
          isDisabled={field.isDisabled ?? false}
        />
      );
    case 'checkbox':
      return (
        <chakra.label
          display="flex"
          gap="3"
          minH="target.lg"
          py="target"
          alignItems="flex-start"
          cursor="pointer"
        >
          <chakra.input
            {...common}
            type="checkbox"
            boxSize="4.5"
            mt="0.5"
            flexShrink="0"
            accentColor="{colors.accent.solid}"
            checked={value === true}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span>{field.label}</span>
        </chakra.label>
      );
    case 'tags':
      return (
        <TagsInput
          {...control}
          maximum={field.maximum}
          placeholder={field.placeholder}
          isDisabled={field.isDisabled}
          value={readTexts(value)}
          onChange={onChange}
          onBlur={onBlur}
        />
      );
    case 'combobox':
      return later(
        <Combobox
          {...control}
          search={field.search}
          emptyText={field.emptyText}
          isDisabled={field.isDisabled}
          value={isOption(value) ? value : null}
          onChange={onChange}
          onBlur={onBlur}
        />,
      );
    case 'multi_combobox':
      return later(
        <MultiCombobox
          {...control}
          search={field.search}
          maximum={field.maximum}
          emptyText={field.emptyText}
          isDisabled={field.isDisabled}
          value={Array.isArray(value) ? value.filter(isOption) : []}
          onChange={onChange}
          onBlur={onBlur}
        />,
      );
    case 'rich_text':
      return later(
        <RichText
          {...control}
          label={field.label}
          inserter={field.inserter}
          isDisabled={field.isDisabled}
          value={asText(value)}
          onChange={onChange}
          onBlur={onBlur}
        />,
      );
    case 'table':
      return later(
        <TableInput
          field={field}
          control={control}
          value={tableRows(value)}
          onChange={onChange}
          onBlur={onBlur}
        />,
      );
    case 'samples':
      return later(
        <SampleLines
          control={control}
          name={field.name}
          isDisabled={field.isDisabled}
          placeholder={words.sampleLine}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />,
      );
    case 'custom':
      return field.render({ ...control, value, onChange, onBlur });
    case 'file':
      // rendered with its own label and help in FieldView
      break;
  }
  return null;
}

/** Shows the remaining characters of a long text once four fifths are used. */
function LettersLeft({ used, maximum }: { used: number; maximum: number }) {
  if (used < maximum * 0.8) return null;
  return (
    <Text textStyle="sm" mt="1" color={used > maximum ? 'fg.error' : 'fg.muted'}>
      <Phrase text={words.characterCount} values={{ used, maximum }} />
    </Text>
  );
}
