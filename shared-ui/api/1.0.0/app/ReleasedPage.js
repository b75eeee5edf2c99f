import { createElement, useEffect, useState } from 'react';
import { Button, Stack, StatusBadge, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { DefinedForm, useDefinedForm } from '@portal/shared-ui/form';
import { Page } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { notify } from '@portal/shared-ui/toaster';
import { PROMISED } from './promised.js';

const FORM = {
  id: 'released',
  sections: [
    { id: 'all', title: 'Note', items: [{ type: 'text', name: 'note', label: 'Note', maxLength: 20 }] },
  ],
};
const COLUMNS = [{ id: 'code', header: 'Code', value: (row) => row.sfari_request_id }];

/** The names that an entry promised and does not have. */
async function missingOf({ entry, load, names }) {
  const module = await load().catch(() => undefined);
  return module ? names.filter((name) => !(name in module)).map((name) => `${entry} ${name}`) : [entry];
}

function Promises() {
  const [missing, setMissing] = useState();
  useEffect(() => {
    void Promise.all(PROMISED.map(missingOf)).then((lists) => setMissing(lists.flat()));
  }, []);
  if (!missing) return createElement(Text, null, 'Loading');
  return createElement(Text, null, `Missing: ${missing.join(', ') || 'nothing'}`);
}

function Note() {
  const [isOpen, setOpen] = useState(false);
  const form = useDefinedForm({ definition: FORM });
  if (!isOpen) return createElement(Button, { onClick: () => setOpen(true) }, 'Write a note');
  return createElement(
    Modal,
    { isOpen: true, title: 'A note', onClose: () => setOpen(false) },
    createElement(DefinedForm, {
      definition: FORM,
      form,
      submitLabel: 'Keep',
      onSubmit: ({ note }) => {
        notify.success(`Kept: ${String(note)}`);
        setOpen(false);
      },
    }),
  );
}

export function Component() {
  const { role } = useSession();
  const { state, onStateChange, query } = useTableState({ ordering: '-id' });
  const list = useList('GET /abn-request/', query);
  return createElement(
    Page,
    { title: 'An app of version 1.0.0', breadcrumbs: [] },
    createElement(
      Stack,
      { gap: '5' },
      createElement(StatusBadge, { tone: 'success' }, String(role)),
      createElement(Promises),
      createElement(Note),
      createElement(DataTable, {
        caption: 'Requests of then',
        columns: COLUMNS,
        ...listProps(list),
        state,
        onStateChange,
        rowId: (row) => String(row.id),
        rowHref: (row) => `/request/${row.id}`,
        empty: { title: 'None', description: 'None' },
      }),
    ),
  );
}
