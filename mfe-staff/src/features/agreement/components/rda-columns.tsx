import type { Agreement } from '@portal/contract';
import { INSTITUTION_STATUS_LABELS, RDA_STATUS_LABELS } from '@portal/contract/statuses';
import { formatDate } from '@portal/shared-ui';
import type { TableColumn } from '@portal/shared-ui/table';
import { rda, rdaAdmin, rdaList } from '#texts/rda';
import { RdaStatusBadge } from '@portal/shared-ui/institution-status';

const signed = (name: string | null, date: string | null): string =>
  name ? `${name}${date ? `, ${formatDate(date)}` : ''}` : '';

export const RDA_COLUMNS: readonly TableColumn<Agreement>[] = [
  {
    id: 'institution',
    header: rda.institution,
    value: (row) => row.institution.display_name,
    sortKey: 'institution',
    width: '16rem',
  },
  {
    id: 'status',
    header: rda.status,
    value: (row) => RDA_STATUS_LABELS[row.additional_data.status],
    cell: (row) => <RdaStatusBadge status={row.additional_data.status} />,
    sortKey: 'status',
    sortsAs: 'order',
  },
  {
    id: 'official',
    header: rda.official,
    value: (row) => row.official?.display_name ?? rda.noOfficial,
  },
  {
    id: 'signature',
    header: rdaAdmin.signature,
    value: ({ additional_data: data }) => signed(data.signature, data.signature_date),
  },
  {
    id: 'sf_signature',
    header: rdaAdmin.foundationSignature,
    value: ({ additional_data: data }) => signed(data.sf_signature, data.sf_signature_date),
  },
  {
    id: 'institution_status',
    header: rdaList.institutionStatus,
    value: (row) => INSTITUTION_STATUS_LABELS[row.institution.status],
    isHiddenAtFirst: true,
  },
  {
    id: 'created',
    header: rda.created,
    value: (row) => formatDate(row.created),
    sortKey: 'created',
    sortsAs: 'date',
    width: '7rem',
  },
];
