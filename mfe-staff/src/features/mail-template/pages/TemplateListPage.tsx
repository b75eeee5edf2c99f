import type { ResponseOf } from '@portal/contract/types';
import { MESSAGES } from '@portal/contract/messages';
import { formatDateTime } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { DataTable, listProps, useTableState, type TableColumn } from '@portal/shared-ui/table';
import { mailTemplate as words } from '#texts/mail-template';
import { CRUMBS } from '../model/crumbs.ts';

type Template = ResponseOf<'GET /email-template/'>['results'][number];

const ABOUT: Readonly<Record<Template['model_name'], string>> = {
  user: words.aboutUser,
  institution: words.aboutInstitution,
  request: words.aboutRequest,
};

const COLUMNS: readonly TableColumn<Template>[] = [
  { id: 'title', header: words.columnTitle, value: (row) => row.title, sortKey: 'title' },
  { id: 'subject', header: words.columnSubject, value: (row) => row.subject },
  {
    id: 'model_name',
    header: words.columnAbout,
    value: (row) => ABOUT[row.model_name],
  },
  {
    id: 'modified',
    header: words.columnModified,
    value: (row) => formatDateTime(row.modified),
    sortKey: 'modified',
    sortsAs: 'date',
  },
];

/** `/administration/email-templates` */
export function Component() {
  const { state, onStateChange, query } = useTableState({ ordering: 'title' });
  const list = useList('GET /email-template/', query);
  return (
    <Page title={words.title} breadcrumbs={CRUMBS.slice(0, 2)} summary={words.summary}>
      <DataTable
        caption={words.title}
        columns={COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/administration/email-templates/${row.id}`}
        storageKey="email-templates"
        empty={{ title: MESSAGES.noEntries, description: words.emptyText }}
      />
    </Page>
  );
}
