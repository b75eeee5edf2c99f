import { useState } from 'react';
import { Button, fill } from '@portal/shared-ui';
import { invalidate } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { rdaAdmin } from '#texts/rda';
import { NewRdaDialog } from './NewRdaDialog.tsx';
import { may, type RdaPart } from '@portal/shared-ui/agreement';
import { ReviseDialog } from './ReviseDialog.tsx';

/** Two larger actions of administrators, each with a confirmation dialog. */
export function RdaActions({ agreement, etag, reload }: RdaPart) {
  const [open, setOpen] = useState<'revise' | 'create' | null>(null);
  const { institution } = agreement;
  return (
    <>
      {may(agreement, 'replace') ? (
        <Button variant="outline" onClick={() => setOpen('revise')}>
          {rdaAdmin.revise}
        </Button>
      ) : null}
      {may(agreement, 'create') ? (
        <Button variant="outline" onClick={() => setOpen('create')}>
          {rdaAdmin.create}
        </Button>
      ) : null}
      {open === 'revise' ? (
        <ReviseDialog
          agreement={agreement}
          etag={etag}
          reload={reload}
          onCancel={() => setOpen(null)}
          onDone={async () => {
            setOpen(null);
            notify.success(fill(rdaAdmin.revised, { institution: institution.display_name }));
            await Promise.all([reload(), invalidate('history', 'institution')]);
          }}
        />
      ) : null}
      {open === 'create' ? (
        <NewRdaDialog
          institution={{ id: String(institution.id), label: institution.display_name }}
          onCancel={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
