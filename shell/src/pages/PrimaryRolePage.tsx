import { useState } from 'react';
import { ROLE_LABELS, type Role } from '@portal/contract/roles';
import { Button, Stack, Text } from '@portal/shared-ui';
import { RadioGroup } from '@portal/shared-ui/choice';
import { Page } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { LazyModal } from '../app/layout/LazyModal.tsx';
import { RoleFailure } from '../app/layout/RoleFailure.tsx';

/** The Primary Role Update page: several roles, none of them chosen yet (spec 1 section 2). */
export function PrimaryRolePage() {
  const { roles, switchRole } = useSession();
  const [chosen, setChosen] = useState<Role | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const save = async () => {
    if (!chosen) return;
    setSaving(true);
    try {
      await switchRole(chosen);
    } catch (failure) {
      setError(failure);
      setSaving(false);
    }
  };

  return (
    <Page title="Choose your primary role" width="narrow">
      <Text mb="6" maxW="prose">
        You have more than one role. Pick the one that you use most: it decides what you see after login. You
        can change it at any time under Viewing As.
      </Text>
      <RadioGroup.Root
        aria-label="Available roles"
        value={chosen}
        onValueChange={({ value }) => setChosen(roles.find((role) => role === value) ?? null)}
      >
        <Stack gap="3" mb="8">
          {roles.map((role) => (
            <RadioGroup.Item value={role} key={role}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>{ROLE_LABELS[role]}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      <Button disabled={!chosen} loading={isSaving} loadingText="Saving" onClick={() => void save()}>
        Make Primary
      </Button>
      {error ? (
        <LazyModal type="error" title="Error setting primary" onClose={() => setError(null)}>
          <RoleFailure error={error} />
        </LazyModal>
      ) : null}
    </Page>
  );
}
