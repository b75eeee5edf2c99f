import type { SampleAmounts } from '@portal/contract/samples/sample-ids';
import { Button, CheckRow, fill, HStack, Text } from '@portal/shared-ui';
import { useState } from 'react';
import { samples as words } from '#texts/samples';

interface FailingSamplesProps {
  samples: SampleAmounts;
  failing: readonly string[];
  isFiltered: boolean;
  onFilter: (isFiltered: boolean) => void;
  onChange: (samples: SampleAmounts) => void;
}

/** The number of failing ids. The user can show only these, and remove them together. */
export function FailingSamples({ samples, failing, isFiltered, onFilter, onChange }: FailingSamplesProps) {
  const [removed, setRemoved] = useState<SampleAmounts>({});
  const count = Object.keys(removed).length;
  const remove = () => {
    const isFailing = new Set(failing);
    const entries = Object.entries(samples);
    setRemoved(Object.fromEntries(entries.filter(([id]) => isFailing.has(id))));
    onChange(Object.fromEntries(entries.filter(([id]) => !isFailing.has(id))));
    onFilter(false);
  };
  const bringBack = () => {
    // entries made since the removal win
    onChange({ ...removed, ...samples });
    setRemoved({});
  };
  if (failing.length === 0 && count === 0) return null;
  return (
    <HStack gap="4" wrap="wrap">
      {failing.length > 0 ? (
        <>
          <CheckRow isChecked={isFiltered} onChange={onFilter}>
            {words.onlyFailing}
          </CheckRow>
          <Button size="sm" variant="outline" onClick={remove}>
            {words.removeFailing}
          </Button>
        </>
      ) : null}
      {count > 0 ? (
        <>
          <Text as="output">{fill(words.removedFailing, { count })}</Text>
          <Button size="sm" variant="outline" onClick={bringBack}>
            {words.undo}
          </Button>
        </>
      ) : null}
    </HStack>
  );
}
