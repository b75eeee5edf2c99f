import { Link, Stack, Text } from '@portal/shared-ui';
import { CorrelationId, correlationIdOf } from '@portal/shared-ui/errors';
import { branding } from '../branding.ts';

/** Why the role is still the old one, and whom to ask. */
export function RoleFailure({ error }: { error: unknown }) {
  const id = correlationIdOf(error);
  return (
    <Stack gap="3">
      <Text>
        Your role could not be changed. Try again in a moment. If it happens again, write to{' '}
        <Link href={`mailto:${branding.supportEmail}`}>{branding.supportEmail}</Link>.
      </Text>
      {id ? <CorrelationId id={id} /> : null}
    </Stack>
  );
}
