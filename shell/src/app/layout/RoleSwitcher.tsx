import { ROLE_LABELS } from '@portal/contract/roles';
import { Box, Button, CheckIcon, Disclosure, Span, Stack } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { useAccountActions } from './account-actions-context.ts';
import { member as words } from '#texts/member';

/** The 'Viewing As' switcher, for people with more than one role. */
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

/** One button per role; choosing saves it as the primary role. */
export function RoleChoices() {
  const { role, roles } = useSession();
  const { savingRole, chooseRole } = useAccountActions();
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
          loading={savingRole === one}
          disabled={savingRole !== null}
          onClick={() => (one === role ? undefined : void chooseRole(one))}
        >
          <Box w="5">{one === role ? <CheckIcon /> : null}</Box>
          {ROLE_LABELS[one]}
        </Button>
      ))}
    </Stack>
  );
}
