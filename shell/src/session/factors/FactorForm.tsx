import type { ReactNode } from 'react';
import { LIMITS } from '@portal/contract/limits';
import { Button, HStack, Input, LabeledField, Stack, Text } from '@portal/shared-ui';
import { factors as words } from '#texts/factors';

export interface AddFactorProps {
  onCancel: () => void;
  /** With the recovery codes if this is the first factor. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
}

interface FactorFormProps {
  label: string;
  submitLabel: string;
  name: string;
  write: { isBusy: boolean; general: string | undefined; findError: (field: string) => string | undefined };
  onName: (name: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** What forms that add a factor share: its name, the failure and the buttons. */
export function FactorForm({
  label,
  submitLabel,
  name,
  write,
  onName,
  onSubmit,
  onCancel,
  children,
}: FactorFormProps) {
  // No field shows what is wrong with a passkey.
  const failure = write.general ?? write.findError('passkey');
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="5">
        {children}
        <LabeledField label={words.name} help={words.nameHelp} error={write.findError('name')}>
          {(control) => (
            <Input
              {...control}
              maxLength={LIMITS.factorName}
              value={name}
              onChange={(event) => onName(event.currentTarget.value)}
            />
          )}
        </LabeledField>
        {failure ? (
          <Text role="alert" color="fg.error">
            {failure}
          </Text>
        ) : null}
        <HStack gap="3" wrap="wrap">
          <Button type="submit" loading={write.isBusy} loadingText={submitLabel}>
            {submitLabel}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={onCancel}>
            {words.cancel}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
