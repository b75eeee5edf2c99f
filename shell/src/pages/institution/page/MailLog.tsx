import type { ResponseOf } from '@portal/contract/types';
import { formatDateTime, StatusBadge } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { DataTable, listProps, useTableState, type TableColumn } from '@portal/shared-ui/table';
import { mails as words, page } from '#texts/institution-page';
import type { PartProps } from './institution-parts.ts';

type Email = ResponseOf<'GET /email/'>['results'][number];
const TONES = { queued: 'info', sent: 'success', failed: 'danger' } as const;

const COLUMNS: readonly TableColumn<Email>[] = [
  { id: 'subject', header: words.subject, value: (row) => row.subject, width: '18rem' },
  { id: 'to', header: words.to, value: (row) => row.to.join(', ') },
  {
    id: 'status',
    header: words.status,
    value: (row) => words[row.status],
    cell: (row) => <StatusBadge tone={TONES[row.status]}>{words[row.status]}</StatusBadge>,
  },
  { id: 'created', header: words.created, value: (row) => formatDateTime(row.created), sortKey: 'created' },
];

/** Every mail that the portal wrote about the institution. */
export function MailLog({ institution }: PartProps) {
  const { state, onStateChange, query } = useTableState({ ordering: '-created', prefix: 'mail-' });
  const list = useList('GET /email/', {
    ...query,
    model_name: 'institution',
    object_id: String(institution.id),
  });
  return (
    <DataTable
      caption={page.emails}
      columns={COLUMNS}
      {...listProps(list)}
      state={state}
      onStateChange={onStateChange}
      rowId={(row) => String(row.id)}
      empty={{ title: words.none }}
    />
  );
}
