import { Button, Input, Stack } from '@chakra-ui/react';
import { LIMITS } from '@portal/contract/limits';
import { useState } from 'react';
import { LabeledField } from '../../design/layout/LabeledField.tsx';

interface NameFormProps {
  label: string;
  submitLabel: string;
  /** Initial value of the field. */
  name?: string;
  isBusy: boolean;
  error: string | undefined;
  /** Resolves to whether the name was saved; if so, the field is cleared. */
  onName: (name: string) => Promise<boolean>;
}

/** A name field with its save button. */
export function NameForm({ label, submitLabel, name = '', isBusy, error, onName }: NameFormProps) {
  const [text, setText] = useState(name);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onName(text.trim()).then((isSaved) => (isSaved ? setText('') : undefined));
      }}
    >
      <Stack gap="2">
        <LabeledField label={label} error={error}>
          {(control) => (
            <Input
              {...control}
              size="sm"
              value={text}
              maxLength={LIMITS.savedViewName}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </LabeledField>
        <Button type="submit" size="sm" alignSelf="start" loading={isBusy} disabled={text.trim() === ''}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
