import { TRANSFER_AGREEMENT_LABELS } from '@portal/contract/transfer-agreements';
import { ListPage, type ListFilter } from '@portal/shared-ui/filtered-list';
import { mtaList as words } from '#texts/mta';
import { InstitutionFilter } from '../../people/components/InstitutionFilter.tsx';
import { MTA_COLUMNS } from '../components/mta-columns.tsx';

const FILTERS: readonly ListFilter[] = [
  { name: 'state', label: words.status, options: Object.entries(TRANSFER_AGREEMENT_LABELS) },
  {
    name: 'institution',
    show: ({ value, onChange }) => <InstitutionFilter id={value} onChange={onChange} />,
  },
];

/** `/mta`: the Material Transfer Agreement of each tissue request, longest waiting first (decision 394). */
export const Component = () => (
  <ListPage
    title={words.title}
    breadcrumbs={[{ label: words.home, to: '/' }]}
    summary={words.summary}
    list="GET /transfer-agreement/"
    ordering="waiting_since"
    grouping="state"
    columns={MTA_COLUMNS}
    rowHref={(row) => `/mta/${row.id}`}
    searchLabel={words.search}
    filters={FILTERS}
    hasExport
    storageKey="transfer-agreements"
    empty={{ description: words.emptyText }}
    hasShortcuts
  />
);
