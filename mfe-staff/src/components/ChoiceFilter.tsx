import { NativeSelect } from '@portal/shared-ui';

/** A filter of one field, with how many rows stand behind each choice. */
export function ChoiceFilter({
  label,
  value,
  options,
  counts,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  counts: Readonly<Record<string, number>>;
  onChange: (value: string) => void;
}) {
  return (
    <NativeSelect.Root width={{ base: 'full', sm: 'auto' }} maxW={{ sm: '16rem' }} minW="11rem">
      <NativeSelect.Field aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{label}: all</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words} ({counts[key] ?? 0})
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
