import { useState, type SyntheticEvent } from 'react';
import { Button, chakra, Input, LabeledField, Stack } from '@portal/shared-ui';
import { administration } from '#texts/administration';
import { Failure } from './Panel.tsx';
import { useWriteSteps } from '@portal/shared-ui/write';

export interface AddRowProps {
  label: string;
  help?: string;
  /** Name of the field in the server's errors. */
  field: string;
  maxLength: number;
  button: string;
  onAdd: (value: string) => Promise<unknown>;
}

/** A text field and a button that adds its value. */
export function AddRow({ label, help, field, maxLength, button, onAdd }: AddRowProps) {
  const [value, setValue] = useState('');
  const { run, isBusy, findError, general } = useWriteSteps();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (await run(() => onAdd(value.trim()))) setValue('');
  };
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate maxW="md">
      <Stack gap="3" align="flex-start">
        <LabeledField label={label} help={help} error={findError(field)}>
          {(control) => (
            <Input
              {...control}
              value={value}
              maxLength={maxLength}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </LabeledField>
        {general ? <Failure>{general}</Failure> : null}
        <Button type="submit" loading={isBusy} loadingText={administration.saving}>
          {button}
        </Button>
      </Stack>
    </chakra.form>
  );
}
