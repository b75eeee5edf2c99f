import { useState } from 'react';
import type { User } from '@portal/contract/types';
import { Button, fill, HStack, Stack, Text } from '@portal/shared-ui';
import { profile as words } from '#texts/profile';
import { EmailForm } from '@portal/shared-ui/person';
import { Section } from '@portal/shared-ui/person';
import { PasswordForm } from './PasswordForm.tsx';

/** Email address and password, each changed in its own form. */
export function SecuritySection({ person }: { person: User }) {
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title={words.security}>
      <Stack gap="5">
        <Text>{fill(words.emailNow, { email: person.email })}</Text>
        {open === 'email' ? <EmailForm userId={person.id} isOwn onClose={close} /> : null}
        {open === 'password' ? <PasswordForm userId={person.id} onClose={close} /> : null}
        {open === null ? (
          <HStack gap="3" wrap="wrap">
            <Button variant="outline" onClick={() => setOpen('email')}>
              {words.changeEmail}
            </Button>
            <Button variant="outline" onClick={() => setOpen('password')}>
              {words.changePassword}
            </Button>
          </HStack>
        ) : null}
      </Stack>
    </Section>
  );
}
