import { Input } from '@portal/shared-ui';

interface InvitedEmailProps {
  id: string;
  describedBy: string | undefined;
  value: string;
}

/** The invited address: read-only instead of disabled, so that screen readers read it and it can be copied. */
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
