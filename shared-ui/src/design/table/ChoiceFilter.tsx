import { NativeSelect } from '@chakra-ui/react';
import { countText } from '../layout/count-text.ts';
import { Phrase } from '../layout/Phrase.tsx';
import { table as texts } from '#texts/table';

export interface ChoiceFilterProps {
  label: string;
  /** '' is all. */
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  /** The number of rows for each option, by value. */
  counts?: Readonly<Record<string, number>>;
  onChange: (value: string) => void;
}

/** A filter of one field of a list, for `DataTable`'s `filters`. */
export function ChoiceFilter({ label, value, options, counts, onChange }: ChoiceFilterProps) {
  return (
    <NativeSelect.Root size="sm" width={{ base: 'full', sm: 'auto' }} maxW={{ sm: '16rem' }} minW="11rem">
      <NativeSelect.Field aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">
          <Phrase text={texts.filterOff} values={{ label }} />
        </option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {counts ? `${words} (${countText(counts[key] ?? 0)})` : words}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
