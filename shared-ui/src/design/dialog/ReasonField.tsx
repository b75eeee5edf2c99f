import { Textarea } from '@chakra-ui/react';
import { LIMITS } from '@portal/contract/limits';
import { useState } from 'react';
import { LabeledField } from '../layout/LabeledField.tsx';

interface ReasonState {
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (value: string) => void;
}

/** The required reason for an action. `isGiven` shows `missing` at the field if the reason is empty. */
export function useReason(missing: string): {
  readonly reason: string;
  readonly isGiven: () => boolean;
  readonly field: ReasonState;
} {
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reason = value.trim();
  return {
    reason,
    isGiven: () => {
      if (reason === '') setMissing(true);
      return reason !== '';
    },
    field: {
      value,
      error: isMissing ? missing : undefined,
      onType: (typed) => {
        setValue(typed);
        setMissing(false);
      },
    },
  };
}

export function ReasonField({ label, help, field }: { label: string; help?: string; field: ReasonState }) {
  return (
    <LabeledField label={label} help={help} error={field.error}>
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          maxLength={LIMITS.reason}
          value={field.value}
          onChange={(event) => field.onType(event.currentTarget.value)}
        />
      )}
    </LabeledField>
  );
}
