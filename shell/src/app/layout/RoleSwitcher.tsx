import { useState } from 'react';
import { ROLE_LABELS, type Role } from '@portal/contract/roles';
import { Box, Button, CheckIcon, Disclosure, Span, Stack } from '@portal/shared-ui';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { LazyModal } from './LazyModal.tsx';
import { RoleFailure } from './RoleFailure.tsx';
import { layout as words } from '#texts/layout';

/** 'Viewing As', for people with more than one role. */
export function RoleSwitcher() {
  const { role, roles } = useSession();
  if (roles.length < 2 || !role) return null;
  return (
    <Disclosure
      panelLabel={words.viewingAs}
      label={
        <span>
          <Span color="fg.muted" fontWeight="normal">
            {words.viewingAs}
          </Span>{' '}
          {ROLE_LABELS[role]}
        </span>
      }
    >
      <RoleChoices />
    </Disclosure>
  );
}

/** One button per role; choosing saves it as the primary role and goes home, since this page may not exist there. */
export function RoleChoices() {
  const { role, roles, switchRole } = useSession();
  const navigate = useNavigate();
  const [saving, setSaving] = useState<Role | null>(null);
  const [error, setError] = useState<unknown>(null);

  const choose = async (next: Role) => {
    setSaving(next);
    try {
      await switchRole(next, () => navigate('/'));
    } catch (failure) {
      setError(failure);
    } finally {
      setSaving(null);
    }
  };

  return (
    <Stack gap="0.5">
      {roles.map((one) => (
        <Button
          key={one}
          variant="ghost"
          colorPalette="gray"
          size="sm"
          justifyContent="flex-start"
          aria-pressed={one === role}
          loading={saving === one}
          disabled={saving !== null}
          onClick={() => (one === role ? undefined : void choose(one))}
        >
          <Box w="5">{one === role ? <CheckIcon /> : null}</Box>
          {ROLE_LABELS[one]}
        </Button>
      ))}
      {error ? (
        <LazyModal type="error" title={words.errorSettingPrimary} onClose={() => setError(null)}>
          <RoleFailure error={error} />
        </LazyModal>
      ) : null}
    </Stack>
  );
}
