import { MAIL_SENDER_ROLES } from '@portal/contract/mail-rules';
import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSession } from '../session/index.ts';
import { mail as words } from '#texts/mail';
import { MailLog } from './MailLog.tsx';
import { WriteMail } from './LazyComposer.tsx';
import type { MailSubject } from './mail-subject.ts';

const SENDERS: readonly string[] = MAIL_SENDER_ROLES;

/** The emails about one object; users who may send email can write one here (spec 3 section 2.17). */
export function ObjectMails({ about }: { about: MailSubject }) {
  const { role } = useSession();
  const [isWriting, setWriting] = useState(false);
  return (
    <Stack gap="5" align="stretch">
      {role !== null && SENDERS.includes(role) ? (
        <Button alignSelf="flex-start" variant="outline" onClick={() => setWriting(true)}>
          {words.write}
        </Button>
      ) : null}
      <MailLog model={about.model} id={about.id} />
      {isWriting ? <WriteMail about={about} onClose={() => setWriting(false)} /> : null}
    </Stack>
  );
}
