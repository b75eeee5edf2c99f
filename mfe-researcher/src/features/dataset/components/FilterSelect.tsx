import { HStack, NativeSelect, Text } from '@portal/shared-ui';
import { useId } from 'react';

/** One filter of a list; '' is all. */
export function FilterSelect({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: ReadonlyArray<readonly [value: string, label: string]>;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <HStack gap="2">
      <Text as="label" {...{ htmlFor: id }} textStyle="sm" whiteSpace="nowrap">
        {label}
      </Text>
      <NativeSelect.Root size="sm" width="auto">
        <NativeSelect.Field id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </HStack>
  );
}
