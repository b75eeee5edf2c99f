import { BulletList, Button, fill, LabeledField, Text, Textarea } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { useMemo, useState } from 'react';
import type { MemberBody } from '../model/member-body.ts';
import { parseMembers } from '../model/parse-members.ts';
import { team as words } from '#texts/team';

interface Props {
  taken: readonly string[];
  isBusy: boolean;
  /** The error message of the last attempt. */
  failure: string | undefined;
  onAdd: (members: readonly MemberBody[]) => void;
  onClose: () => void;
}

/** Turns rows pasted from a spreadsheet into team members. Rows with problems are listed before anything is added. */
export function PasteMembersDialog({ taken, isBusy, failure, onAdd, onClose }: Props) {
  const [text, setText] = useState('');
  const { members, problems } = useMemo(() => parseMembers(text, taken), [text, taken]);
  return (
    <Modal
      isOpen
      title={words.paste.title}
      onClose={onClose}
      size="lg"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose} disabled={isBusy}>
            {words.cancel}
          </Button>
          <Button disabled={members.length === 0} loading={isBusy} onClick={() => onAdd(members)}>
            {fill(words.paste.submit, { count: members.length })}
          </Button>
        </>
      }
    >
      <LabeledField label={words.paste.label} help={words.paste.help}>
        {(control) => (
          <Textarea
            {...control}
            rows={8}
            fontFamily="mono"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </LabeledField>
      <Text as="output" display="block" mt="3">
        {text.trim() === '' ? null : fill(words.paste.found, { count: members.length })}
      </Text>
      {problems.length > 0 ? (
        <BulletList mt="2" color="fg.error">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </BulletList>
      ) : null}
      {failure ? (
        <Text role="alert" color="fg.error" mt="3">
          {failure}
        </Text>
      ) : null}
    </Modal>
  );
}
