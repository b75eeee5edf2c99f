import { useMemo } from 'react';
import { COMPLIANCE_STATUS_LABELS } from '@portal/contract/compliance';
import { useFilteredList } from '@portal/shared-ui/filtered-list';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable } from '@portal/shared-ui/table';
import { compliance as words } from '#texts/compliance';
import { complianceColumns } from '../components/columns.tsx';

const STATUSES = Object.entries(COMPLIANCE_STATUS_LABELS);

const SEEN = [
  ['false', words.notSeen],
  ['true', words.seen],
] as const;

/**
 * `/compliance`: which institutions verify their researchers each year; a row links to the institution (spec 3 section
 * 2.12).
 */
export function Component() {
  const { table, choose, reload } = useFilteredList('GET /institution-compliance/', {
    ordering: 'current_anniversary',
    filters: { compliance_status: '', admin_acknowledge: '' },
    grouping: 'compliance_status',
  });
  const columns = useMemo(() => complianceColumns(reload), [reload]);
  return (
    <Page title={words.title} breadcrumbs={[{ label: words.home, to: '/' }]} summary={words.summary}>
      <DataTable
        {...table}
        caption={words.title}
        columns={columns}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/institution/${row.id}`}
        searchLabel={words.search}
        filters={
          <>
            <ChoiceFilter label={words.status} options={STATUSES} {...choose('compliance_status')} />
            <ChoiceFilter label={words.seenFilter} options={SEEN} {...choose('admin_acknowledge')} />
          </>
        }
        storageKey="compliance"
        empty={{ description: words.emptyText }}
        hasShortcuts
      />
    </Page>
  );
}
