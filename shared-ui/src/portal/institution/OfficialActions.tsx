import { useState } from 'react';
import { Button, fill, VisuallyHidden } from '../../design/index.ts';
import { ConfirmDialog } from '../../design/dialog/index.ts';
import { officials as words } from '#texts/institution-page';
import { INSTITUTION_WRITE, may, type Institution, type PartProps } from './institution-parts.ts';
import { useWrite } from '../write/index.ts';

type Official = NonNullable<Institution['io_users']>[number];

type OfficialProps = PartProps & { official: Official };

/** Actions on one official. */
export function OfficialActions(props: OfficialProps) {
  const { institution, official } = props;
  const [isAsking, setAsking] = useState(false);
  const { id } = official;
  if (official.state !== 'official' || id === null || !may(institution, 'choose_official')) return null;
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setAsking(true)}>
        {words.makeCurrent}
        <VisuallyHidden>{` ${official.display_name}`}</VisuallyHidden>
      </Button>
      {isAsking ? <MakeCurrent {...props} id={id} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

type MakeCurrentProps = OfficialProps & { id: number; onClose: () => void };

function MakeCurrent({ institution, official, id, onClose, ...read }: MakeCurrentProps) {
  const { display_name: name } = official;
  const { send, isBusy, failure } = useWrite('PATCH /institution/{id}/', {
    ...INSTITUTION_WRITE,
    opened: read,
    onDone: onClose,
    done: fill(words.made, { name }),
  });
  return (
    <ConfirmDialog
      isOpen
      title={fill(words.makeTitle, { name })}
      consequence={fill(words.makeText, { name, institution: institution.display_name })}
      confirmLabel={words.makeCurrent}
      isBusy={isBusy}
      error={failure}
      onCancel={onClose}
      onConfirm={() => void send({ params: { id: institution.id }, body: { current_io: id } })}
    />
  );
}
