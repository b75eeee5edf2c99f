import { Link, Phrase, Stack, Text } from '@portal/shared-ui';
import { CorrelationId, readCorrelationId } from '@portal/shared-ui/errors';
import { primaryRole as words } from '#texts/primary-role';
import { useBranding } from '@portal/shared-ui/branding';

/** Says why the role did not change, and whom to contact. */
export function RoleFailure({ error }: { error: unknown }) {
  const branding = useBranding();
  const id = readCorrelationId(error);
  return (
    <Stack gap="3">
      <Text>
        <Phrase
          text={words.failed}
          values={{
            support: <Link href={`mailto:${branding.support_email}`}>{branding.support_email}</Link>,
          }}
        />
      </Text>
      {id ? <CorrelationId id={id} /> : null}
    </Stack>
  );
}
