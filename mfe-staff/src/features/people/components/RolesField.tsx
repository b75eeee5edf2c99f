import { excludedBy, givableRoles } from '@portal/contract/role-giving';
import { effectiveRoles, isRole, ROLE_LABELS, ROLES, type Role } from '@portal/contract/roles';
import { Box, CheckRow, fill, Stack, Text, type ControlProps } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { user as words } from '#texts/user';
import { describeLimits } from './describe-limits.ts';

interface RolesFieldProps extends Partial<ControlProps> {
  value: unknown;
  onChange: (roles: Role[]) => void;
}

const listRoles = (value: unknown): Role[] => (Array.isArray(value) ? value.filter(isRole) : []);

/**
 * All roles with a checkbox and a description. A role that cannot be given shows why: the roles that exclude it, or who
 * may give it (spec 1 section 5).
 */
export function RolesField({ id, value, onChange }: RolesFieldProps) {
  const { role: acting } = useSession();
  const roles = listRoles(value);
  const givable = givableRoles(acting ? effectiveRoles(acting) : []);
  return (
    <Stack id={id} gap="1">
      {ROLES.map((role) => {
        const isAssigned = roles.includes(role);
        const reason = reasonAgainst(role, roles, givable);
        return (
          <div key={role}>
            <CheckRow
              isChecked={isAssigned}
              isDisabled={reason !== null && !(isAssigned && givable.includes(role))}
              onChange={(isOn) => onChange(isOn ? [...roles, role] : roles.filter((one) => one !== role))}
            >
              {ROLE_LABELS[role]}
              {reason === null || isAssigned ? null : (
                <Text as="span" display="block" color="fg.muted" textStyle="sm">
                  {reason}
                </Text>
              )}
            </CheckRow>
            <Text ps="7" color="fg.muted" textStyle="sm">
              {words.roleTexts[role]}
            </Text>
          </div>
        );
      })}
      <Box as="output" aria-live="polite" mt="2">
        {describeLimits(roles).map((limit) => (
          <Text key={limit} textStyle="sm">
            {limit}
          </Text>
        ))}
      </Box>
    </Stack>
  );
}

/** Why this role cannot be ticked now; null when it can. */
export function reasonAgainst(role: Role, roles: readonly Role[], givable: readonly Role[]): string | null {
  if (!givable.includes(role))
    return role === 'sfari_admin' || role === 'access_admin' ? words.notGivableHere : words.notGivable;
  const others = excludedBy(role, roles);
  if (others.length === 0) return null;
  return fill(words.excluded, { roles: others.map((other) => ROLE_LABELS[other]).join(', ') });
}
