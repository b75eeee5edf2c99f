import { Link, Stack, Text } from '@portal/shared-ui';
import { CorrelationId, correlationIdOf } from '@portal/shared-ui/errors';
import { useBranding } from '../branding-context.ts';

/** Why the role is still the old one, and whom to ask. */
export function RoleFailure({ error }: { error: unknown }) {
  const branding = useBranding();
  const id = correlationIdOf(error);
  return (
    <Stack gap="3">
      <Text>
        Your role could not be changed. Try again in a moment. If it happens again, write to{' '}
        <Link href={`mailto:${branding.support_email}`}>{branding.support_email}</Link>.
      </Text>
      {id ? <CorrelationId id={id} /> : null}
    </Stack>
  );
}
