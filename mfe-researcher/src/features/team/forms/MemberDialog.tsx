import type { TeamMember } from '@portal/contract';
import { Button, fill } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { DefinedForm, useDefinedForm } from '@portal/shared-ui/form';
import { useState } from 'react';
import { memberName } from '@portal/shared-ui/team';
import { memberBody, type MemberBody } from '../model/member-body.ts';
import { memberForm, makeMember, memberValues } from './member-form.tsx';
import { team as words } from '#texts/team';

interface MemberDialogProps {
  /** Null adds a new member. */
  member: TeamMember | null;
  taken: readonly string[];
  onSave: (member: MemberBody) => Promise<void>;
  onClose: () => void;
}

export function MemberDialog({ member, taken, onSave, onClose }: MemberDialogProps) {
  const [definition] = useState(() => memberForm(taken));
  const form = useDefinedForm({ definition, defaultValues: memberValues(member && memberBody(member)) });
  return (
    <Modal
      isOpen
      size="lg"
      title={member ? fill(words.edit.buttonNamed, { member: memberName(member) }) : words.add.button}
      onClose={onClose}
    >
      <DefinedForm
        definition={definition}
        form={form}
        submitLabel={member ? words.edit.submit : words.add.submit}
        actions={
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {words.cancel}
          </Button>
        }
        onSubmit={async (values) => {
          await onSave(makeMember(values));
          onClose();
        }}
      />
    </Modal>
  );
}
