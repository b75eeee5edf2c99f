import { MESSAGES } from '@portal/contract/messages';
import { useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { EMAIL_STATUSES } from '../model/email-words.ts';
import { EMAIL_COLUMNS } from '../components/email-columns.tsx';
import { email as texts } from '#texts/email';

const OPTIONS = EMAIL_STATUSES.map(([status, label]) => [status, label] as const);

/** Every mail that the portal wrote, those that failed first, with the ways to read them and to send them again. */
export function Component() {
  const { state, onStateChange, query, setFilter } = useTableState({
    // by name of the status: failed, queued, sent
    ordering: 'status,-created',
    filters: { status: '' },
  });
  const list = useList('GET /email/', { ...query, grouping: 'status' });
  return (
    <Page title={texts.title} breadcrumbs={[{ label: texts.administration, to: '/administration' }]}>
      <DataTable
        caption={texts.caption}
        columns={EMAIL_COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        filters={
          <ChoiceFilter
            label={texts.columns.status}
            value={state.filters['status'] ?? ''}
            options={OPTIONS}
            counts={list.groups['status'] ?? {}}
            onChange={(value) => setFilter('status', value)}
          />
        }
        storageKey="emails"
        empty={{
          title: MESSAGES.noEntries,
          description: texts.emptyText,
        }}
        hasShortcuts
      />
    </Page>
  );
}
