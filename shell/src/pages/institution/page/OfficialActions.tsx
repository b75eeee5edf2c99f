import { useState } from 'react';
import { Button, fill, VisuallyHidden } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { notify } from '@portal/shared-ui/toaster';
import { officials as words } from '#texts/institution-page';
import { may, type Institution, type PartProps } from './institution-parts.ts';
import { useWrite } from './useWrite.ts';

type Official = NonNullable<Institution['io_users']>[number];

/** What can be done about one official. */
export function OfficialActions({ institution, etag, reload, official }: PartProps & { official: Official }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, failure } = useWrite({ reload });
  const { id, display_name: name } = official;
  if (official.state !== 'official' || id === null || !may(institution, 'choose_official')) return null;
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setAsking(true)}>
        {words.makeCurrent}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={fill(words.makeTitle, { name })}
        consequence={fill(words.makeText, { name, institution: institution.display_name })}
        confirmLabel={words.makeCurrent}
        isBusy={isBusy}
        error={failure}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          void run(
            () =>
              api('PATCH /institution/{id}/', {
                params: { id: institution.id },
                body: { current_io: id },
                ifMatch: etag,
                quiet: true,
              }),
            () => {
              setAsking(false);
              notify.success(fill(words.made, { name }));
            },
          )
        }
      />
    </>
  );
}
