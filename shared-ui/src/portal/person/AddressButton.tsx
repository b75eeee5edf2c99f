import { useState } from 'react';
import type { User } from '@portal/contract/types';
import { Button, fill } from '../../design/index.ts';
import { Modal } from '../../design/dialog/index.ts';
import { useSessionUser } from '../session/index.ts';
import { user as words } from '#texts/user';
import { EmailForm } from './EmailForm.tsx';

/** Changes a person's email address; the person must confirm it from the new address. */
export function AddressButton({ person }: { person: User }) {
  const me = useSessionUser();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={() => setOpen(true)}>
        {words.changeAddress}
      </Button>
      {isOpen ? (
        <Modal isOpen title={fill(words.changeAddressTitle, { name: person.display_name })} onClose={close}>
          <EmailForm userId={person.id} isOwn={me.id === person.id} onClose={close} />
        </Modal>
      ) : null}
    </>
  );
}
