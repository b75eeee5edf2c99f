import { useMemo } from 'react';
import { COMPLIANCE_STATUS_LABELS } from '@portal/contract/compliance';
import { MESSAGES } from '@portal/contract/messages';
import { readEveryRow, useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { compliance as words } from '#texts/compliance';
import { complianceColumns } from '../components/columns.tsx';

const STATUSES = Object.entries(COMPLIANCE_STATUS_LABELS);

/** /compliance: which institutions verify their researchers each year; a row leads to the institution (spec 3 section 2.12). */
export function Component() {
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: 'current_anniversary',
    filters: { compliance_status: '', admin_acknowledge: '' },
  });
  const list = useList('GET /institution-compliance/', { ...query, grouping: 'compliance_status' });
  const { reload } = list;
  const columns = useMemo(() => complianceColumns(reload), [reload]);
  return (
    <Page title={words.title} breadcrumbs={[{ label: words.home, to: '/' }]} summary={words.summary}>
      <DataTable
        caption={words.title}
        columns={columns}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/institution/${row.id}`}
        searchLabel={words.search}
        filters={
          <>
            <ChoiceFilter
              label={words.status}
              value={state.filters['compliance_status'] ?? ''}
              options={STATUSES}
              counts={list.groups['compliance_status'] ?? {}}
              onChange={(value) => setFilter('compliance_status', value)}
            />
            <ChoiceFilter
              label={words.seenFilter}
              value={state.filters['admin_acknowledge'] ?? ''}
              options={[
                ['false', words.notSeen],
                ['true', words.seen],
              ]}
              onChange={(value) => setFilter('admin_acknowledge', value)}
            />
          </>
        }
        exportRows={() => readEveryRow('GET /institution-compliance/', query)}
        storageKey="compliance"
        empty={{ title: MESSAGES.noEntries, description: words.emptyText }}
        hasShortcuts
      />
    </Page>
  );
}
