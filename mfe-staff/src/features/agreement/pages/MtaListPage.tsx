import { MESSAGES } from '@portal/contract/messages';
import { TRANSFER_AGREEMENT_LABELS } from '@portal/contract/transfer-agreements';
import { readEveryRow, useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { mtaList as words } from '#texts/mta';
import { InstitutionFilter } from '../../people/components/InstitutionFilter.tsx';
import { MTA_COLUMNS } from '../components/mta-columns.tsx';

const STATES = Object.entries(TRANSFER_AGREEMENT_LABELS);

/** /mta: the Material Transfer Agreement of each tissue request, what waits longest first (decision 394). */
export function Component() {
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: 'waiting_since',
    filters: { state: '', institution: '' },
  });
  const list = useList('GET /transfer-agreement/', { ...query, grouping: 'state' });
  return (
    <Page title={words.title} breadcrumbs={[{ label: words.home, to: '/' }]} summary={words.summary}>
      <DataTable
        caption={words.title}
        columns={MTA_COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => row.id}
        rowHref={(row) => `/mta/${row.id}`}
        searchLabel={words.search}
        filters={
          <>
            <ChoiceFilter
              label={words.status}
              value={state.filters['state'] ?? ''}
              options={STATES}
              counts={list.groups['state'] ?? {}}
              onChange={(value) => setFilter('state', value)}
            />
            <InstitutionFilter
              id={state.filters['institution'] ?? ''}
              onChange={(id) => setFilter('institution', id)}
            />
          </>
        }
        exportRows={() => readEveryRow('GET /transfer-agreement/', query)}
        storageKey="transfer-agreements"
        empty={{ title: MESSAGES.noEntries, description: words.emptyText }}
        hasShortcuts
      />
    </Page>
  );
}
