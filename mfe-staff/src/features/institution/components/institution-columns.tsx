import { INSTITUTION_STATUS_LABELS, RDA_STATUS_LABELS } from '@portal/contract/statuses';
import type { ResponseOf } from '@portal/contract/types';
import { formatDate } from '@portal/shared-ui';
import type { TableColumn } from '@portal/shared-ui/table';
import { institution } from '#texts/institution';
import { InstitutionStatusBadge, RdaStatusBadge } from '@portal/shared-ui/institution-status';

export type InstitutionRow = ResponseOf<'GET /institution/'>['results'][number];

export const INSTITUTION_COLUMNS: readonly TableColumn<InstitutionRow>[] = [
  { id: 'name', header: institution.name, value: (row) => row.name, sortKey: 'name', width: '16rem' },
  {
    id: 'official_name',
    header: institution.officialName,
    value: (row) => row.official_name ?? '–',
    exported: (row) => row.official_name,
    width: '16rem',
  },
  { id: 'ein', header: institution.ein, value: (row) => row.ein ?? '–', exported: (row) => row.ein },
  {
    id: 'status',
    header: institution.status,
    value: (row) => INSTITUTION_STATUS_LABELS[row.status],
    cell: (row) => <InstitutionStatusBadge status={row.status} />,
    sortKey: 'status',
    sortsAs: 'order',
  },
  {
    id: 'rda_status',
    header: institution.rdaStatus,
    value: (row) => RDA_STATUS_LABELS[row.rda_status],
    cell: (row) => <RdaStatusBadge status={row.rda_status} />,
  },
  {
    id: 'official',
    header: institution.official,
    value: (row) => row.current_io?.display_name ?? '–',
    exported: (row) => row.current_io?.display_name,
  },
  {
    id: 'created',
    header: institution.created,
    value: (row) => formatDate(row.created),
    sortKey: 'created',
    sortsAs: 'date',
    width: '7rem',
  },
];
