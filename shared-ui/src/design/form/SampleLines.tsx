import { Textarea } from '@chakra-ui/react';
import { samplesFromLines, samplesToLines } from '@portal/contract/form-entries';
import { useState } from 'react';
import type { ControlProps } from '../layout/LabeledField.tsx';

interface SampleLinesProps {
  control: ControlProps;
  name: string;
  isDisabled: boolean | undefined;
  placeholder: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

/** Edits samples as lines of text, in a form that has no table for them. */
export function SampleLines({
  control,
  name,
  isDisabled,
  placeholder,
  value,
  onChange,
  onBlur,
}: SampleLinesProps) {
  const stored = samplesToLines(value);
  // The text as typed: a half-typed amount is not a number yet.
  const [typed, setTyped] = useState(stored);
  const isOwn = samplesToLines(samplesFromLines(typed)) === stored;
  return (
    <Textarea
      {...control}
      name={name}
      disabled={isDisabled}
      rows={6}
      fontFamily="mono"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={placeholder}
      value={isOwn ? typed : stored}
      onBlur={onBlur}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(samplesFromLines(event.currentTarget.value));
      }}
    />
  );
}
