import { TRANSFER_AGREEMENT_LABELS } from '@portal/contract/transfer-agreements';
import type { TransferAgreement } from '@portal/contract/types';
import { formatDate, Text } from '@portal/shared-ui';
import { waitingTime } from '@portal/shared-ui/request-queue';
import type { TableColumn } from '@portal/shared-ui/table';
import { TransferBadge } from '@portal/shared-ui/transfer-agreement';
import { mtaList as words } from '#texts/mta';

/** Who acts next; '' if no one must. The foundation reissues a declined agreement. */
function findNext({ state, official }: TransferAgreement): string {
  if (state === 'signature_needed') return official?.display_name ?? words.officialMissing;
  return state === 'awaiting_execution' || state === 'declined' ? words.foundation : '';
}

export const MTA_COLUMNS: readonly TableColumn<TransferAgreement>[] = [
  {
    id: 'request',
    header: words.request,
    value: (row) => row.request.display_name,
    sortKey: 'request',
    width: '7rem',
  },
  {
    id: 'institution',
    header: words.institution,
    value: (row) => row.institution.display_name,
    sortKey: 'institution',
    width: '12rem',
  },
  {
    id: 'recipient',
    header: words.researcher,
    value: (row) => row.recipient.display_name,
    sortKey: 'recipient',
    width: '9rem',
  },
  {
    id: 'state',
    header: words.status,
    value: (row) => TRANSFER_AGREEMENT_LABELS[row.state],
    cell: (row) => <TransferBadge state={row.state} />,
    sortKey: 'state',
    sortsAs: 'order',
    width: '11.5rem',
  },
  {
    id: 'next',
    header: words.waitingFor,
    value: (row) => findNext(row) || words.noOne,
    exported: findNext,
    width: '9rem',
  },
  {
    id: 'waiting_since',
    header: words.waitingSince,
    value: (row) => formatDate(row.waiting_since) || words.notWaiting,
    exported: (row) => formatDate(row.waiting_since),
    cell: ({ waiting_since: since }) =>
      since === null ? (
        words.notWaiting
      ) : (
        <>
          {formatDate(since)}
          <Text textStyle="xs" color="fg.muted">
            {waitingTime(since)}
          </Text>
        </>
      ),
    sortKey: 'waiting_since',
    sortsAs: 'date',
    width: '9rem',
  },
  {
    id: 'version',
    header: words.version,
    value: (row) => row.version,
    sortKey: 'version',
    sortsAs: 'number',
    align: 'end',
    isHiddenAtFirst: true,
    width: '6rem',
  },
  {
    id: 'created',
    header: words.issued,
    value: (row) => formatDate(row.created),
    sortKey: 'created',
    sortsAs: 'date',
    width: '7rem',
  },
];
