import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { RDA_FILTER_LABELS } from '@portal/contract/statuses';
import { Button, Stack } from '@portal/shared-ui';
import { readEveryRow, useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { CommandStrip } from '@portal/shared-ui/request-queue';
import { useSession } from '@portal/shared-ui/session';
import { ChoiceFilter, DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { rda, rdaAdmin, rdaList } from '#texts/rda';
import { NewRdaDialog } from '../components/NewRdaDialog.tsx';
import { RDA_COLUMNS } from '../components/rda-columns.tsx';
import { Templates } from '../components/Templates.tsx';

const STATUSES = ([3, 1, 2] as const).map(
  (status) => [String(status), RDA_FILTER_LABELS[status] ?? ''] as const,
);

/** /rda: the current agreement of every institution, for staff; the template, for administrators. */
export function Component() {
  const { role } = useSession();
  const isAdmin = role === 'sfari_admin' || role === 'sfari_admin_lead';
  const [isCreating, setCreating] = useState(false);
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: 'institution',
    filters: { status: '' },
  });
  const wanted = { ...query, current: true };
  const list = useList('GET /agreement/', { ...wanted, grouping: 'status' });
  return (
    <Page
      title={rda.list}
      breadcrumbs={[]}
      actions={isAdmin ? <Button onClick={() => setCreating(true)}>{rdaAdmin.create}</Button> : undefined}
    >
      <CommandStrip current="rdas" />
      <Stack gap="10">
        <DataTable
          caption={rda.list}
          columns={RDA_COLUMNS}
          {...listProps(list)}
          state={state}
          onStateChange={onStateChange}
          rowId={(row) => row.id}
          rowHref={(row) => `/rda/${row.id}`}
          searchLabel={rdaList.search}
          filters={
            <ChoiceFilter
              label={rdaList.status}
              value={state.filters['status'] ?? ''}
              options={STATUSES}
              counts={list.groups['status'] ?? {}}
              onChange={(value) => setFilter('status', value)}
            />
          }
          exportRows={() => readEveryRow('GET /agreement/', wanted)}
          storageKey="agreements"
          empty={{ title: MESSAGES.noEntries, description: rdaList.emptyDescription }}
          hasShortcuts
        />
        {isAdmin ? <Templates /> : null}
      </Stack>
      {isCreating ? <NewRdaDialog onCancel={() => setCreating(false)} /> : null}
    </Page>
  );
}
