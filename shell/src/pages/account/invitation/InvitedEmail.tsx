import { Input } from '@portal/shared-ui';

interface InvitedEmailProps {
  id: string;
  describedBy: string | undefined;
  value: string;
}

/** The address that was invited: read-only, and not disabled, so that it is read out and can be copied. */
export function InvitedEmail({ id, describedBy, value }: InvitedEmailProps) {
  return (
    <Input
      id={id}
      aria-describedby={describedBy}
      name="email"
      type="email"
      autoComplete="username"
      bg="bg.muted"
      readOnly
      value={value}
    />
  );
}
