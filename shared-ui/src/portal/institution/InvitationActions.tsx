import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Button, fill, HStack, Text, VisuallyHidden } from '../../design/index.ts';
import { ConfirmDialog } from '../../design/dialog/index.ts';
import { officials as words } from '#texts/institution-page';
import { INSTITUTION_WRITE, may, type Institution, type PartProps } from './institution-parts.ts';
import { useWrite } from '../write/index.ts';

type Official = NonNullable<Institution['io_users']>[number];
type InvitationProps = PartProps & { official: Official };

/** Actions on an invitation that was not answered. */
export function InvitationActions(props: InvitationProps) {
  const { institution, official } = props;
  if (official.state !== 'invited' && official.state !== 'expired') return null;
  return (
    <HStack wrap="wrap" gap="2" align="flex-start">
      {may(institution, 'add_official') ? <Resend {...props} /> : null}
      {may(institution, 'withdraw_invitation') ? <Withdraw {...props} /> : null}
    </HStack>
  );
}

/** Sends a new invitation to the same person; the old link stops working. */
function Resend({ institution, official, reload }: InvitationProps) {
  const { first_name, last_name, email, phone_number } = official;
  const { send, isBusy, failure } = useWrite('POST /institution/{id}/officer/', {
    ...INSTITUTION_WRITE,
    read: { etag: null, reload },
    done: { title: MESSAGES.mailSuccess, description: fill(words.resent, { email }) },
  });
  const resend = () =>
    send({
      params: { id: institution.id },
      body: { io_data: { first_name, last_name, email, phone_number } },
    });
  return (
    <div>
      <Button size="xs" variant="outline" loading={isBusy} onClick={() => void resend()}>
        {words.resend}
        <VisuallyHidden>{` ${official.display_name}`}</VisuallyHidden>
      </Button>
      <Text role="alert" color="fg.error" textStyle="sm">
        {failure}
      </Text>
    </div>
  );
}

function Withdraw(props: InvitationProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="xs" variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
        {words.withdraw}
        <VisuallyHidden>{` ${props.official.display_name}`}</VisuallyHidden>
      </Button>
      {isAsking ? <WithdrawDialog {...props} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function WithdrawDialog({
  institution,
  official,
  onClose,
  ...read
}: InvitationProps & { onClose: () => void }) {
  const { send, isBusy, failure } = useWrite('POST /institution/{id}/withdraw-invitation/', {
    ...INSTITUTION_WRITE,
    opened: read,
    onDone: onClose,
    done: words.withdrawn,
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={fill(words.withdrawTitle, { name: official.display_name })}
      consequence={words.withdrawText}
      confirmLabel={words.withdraw}
      isBusy={isBusy}
      error={failure}
      onCancel={onClose}
      onConfirm={() => void send({ params: { id: institution.id }, body: {} })}
    />
  );
}
