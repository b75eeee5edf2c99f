import { NativeSelect } from '@portal/shared-ui';

/** A filter of one field, with how many requests stand behind each choice. */
export function ChoiceFilter({
  label,
  value,
  labels,
  counts,
  onChange,
}: {
  label: string;
  value: string;
  labels: Readonly<Record<string, string>>;
  counts: Readonly<Record<string, number>>;
  onChange: (value: string) => void;
}) {
  return (
    <NativeSelect.Root width="auto" minW="11rem">
      <NativeSelect.Field aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{label}: all</option>
        {Object.entries(labels).map(([key, words]) => (
          <option key={key} value={key}>
            {words} ({counts[key] ?? 0})
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
