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

/** Samples as lines of text, for a form that has no table of them. */
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
  // The lines as they are typed: half of an amount is no number yet.
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
