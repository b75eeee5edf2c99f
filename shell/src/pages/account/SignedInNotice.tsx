import { useState } from 'react';
import { Button, fill, Stack, Text } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { register as words } from '#texts/register';

/** Shown to signed-in people, because accounts are created while logged out; `text` names the signed-in person. */
export function SignedInNotice({ text }: { text: string }) {
  const { user, signOut } = useSession();
  const [hasFailed, setFailed] = useState(false);
  return (
    <Stack gap="4" align="flex-start">
      <Text>{fill(text, { name: user?.display_name ?? '' })}</Text>
      <Button onClick={() => void signOut().catch(() => setFailed(true))}>{words.logOut}</Button>
      {hasFailed ? (
        <Text role="alert" color="fg.error">
          {words.stillIn}
        </Text>
      ) : null}
    </Stack>
  );
}
