import { MESSAGES } from '@portal/contract/messages';
import { TRANSFER_AGREEMENT_LABELS } from '@portal/contract/transfer-agreements';
import { useFilteredList } from '@portal/shared-ui/filtered-list';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable } from '@portal/shared-ui/table';
import { mtaList as words } from '#texts/mta';
import { InstitutionFilter } from '../../people/components/InstitutionFilter.tsx';
import { MTA_COLUMNS } from '../components/mta-columns.tsx';

const STATES = Object.entries(TRANSFER_AGREEMENT_LABELS);

/** /mta: the Material Transfer Agreement of each tissue request, what waits longest first (decision 394). */
export function Component() {
  const { table, choose } = useFilteredList('GET /transfer-agreement/', {
    ordering: 'waiting_since',
    filters: { state: '', institution: '' },
    grouping: 'state',
  });
  const institution = choose('institution');
  return (
    <Page title={words.title} breadcrumbs={[{ label: words.home, to: '/' }]} summary={words.summary}>
      <DataTable
        {...table}
        caption={words.title}
        columns={MTA_COLUMNS}
        rowId={(row) => row.id}
        rowHref={(row) => `/mta/${row.id}`}
        searchLabel={words.search}
        filters={
          <>
            <ChoiceFilter label={words.status} options={STATES} {...choose('state')} />
            <InstitutionFilter id={institution.value} onChange={institution.onChange} />
          </>
        }
        storageKey="transfer-agreements"
        empty={{ title: MESSAGES.noEntries, description: words.emptyText }}
        hasShortcuts
      />
    </Page>
  );
}
