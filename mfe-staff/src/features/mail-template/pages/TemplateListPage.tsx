import type { ResponseOf } from '@portal/contract/types';
import { formatDateTime } from '@portal/shared-ui';
import { ListPage } from '@portal/shared-ui/filtered-list';
import type { TableColumn } from '@portal/shared-ui/table';
import { mailTemplate as words } from '#texts/mail-template';
import { BREADCRUMBS } from '../model/breadcrumbs.ts';

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

/** `/administration/email-templates`: the list of email templates. */
export const Component = () => (
  <ListPage
    title={words.title}
    breadcrumbs={BREADCRUMBS.slice(0, 2)}
    summary={words.summary}
    list="GET /email-template/"
    ordering="title"
    columns={COLUMNS}
    rowHref={(row) => `/administration/email-templates/${row.id}`}
    storageKey="email-templates"
    empty={{ description: words.emptyText }}
  />
);
