import { COMPLIANCE_STATUS_LABELS } from '@portal/contract/compliance';
import { formatDate } from '@portal/shared-ui';
import type { TableColumn } from '@portal/shared-ui/table';
import { compliance as words } from '#texts/compliance';
import { Acknowledge, type ComplianceRow } from './Acknowledge.tsx';
import { ComplianceBadge } from './ComplianceBadge.tsx';

/** Columns of the SBSO Compliance page (spec 3 section 3). */
export const complianceColumns = (reload: () => Promise<unknown>): readonly TableColumn<ComplianceRow>[] => [
  {
    id: 'name',
    header: words.name,
    value: (row) => row.display_name,
    sortKey: 'display_name',
    width: '14rem',
  },
  {
    id: 'official',
    header: words.official,
    value: (row) => row.current_io?.display_name ?? words.noOne,
    exported: (row) => row.current_io?.display_name,
    width: '11rem',
  },
  {
    id: 'status',
    header: words.status,
    value: (row) => COMPLIANCE_STATUS_LABELS[row.compliance_status],
    cell: (row) => <ComplianceBadge status={row.compliance_status} />,
    sortKey: 'compliance_status',
    sortsAs: 'order',
    width: '8rem',
  },
  {
    id: 'anniversary',
    header: words.anniversary,
    value: (row) => formatDate(row.current_anniversary),
    sortKey: 'current_anniversary',
    sortsAs: 'date',
    width: '8rem',
  },
  {
    id: 'verified',
    header: words.verified,
    value: (row) => formatDate(row.verified_at) || words.never,
    exported: (row) => formatDate(row.verified_at),
    width: '8rem',
  },
  {
    id: 'requests',
    header: words.requests,
    exportedHeader: words.requestsExported,
    value: (row) => row.requestCount,
    align: 'end',
    width: '6rem',
  },
  {
    id: 'acknowledged',
    header: words.acknowledged,
    value: (row) => (row.admin_acknowledge ? words.yes : words.no),
    cell: (row) => <Acknowledge row={row} reload={reload} />,
    width: '13rem',
  },
];
