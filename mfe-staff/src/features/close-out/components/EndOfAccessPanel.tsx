import { CLOSE_OUT_LABELS } from '@portal/contract/close-outs';
import { INCIDENT_STATUS_LABELS } from '@portal/contract/incidents';
import { ADMINISTRATOR_ROLES } from '@portal/contract/roles';
import { fill } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useSession } from '@portal/shared-ui/session';
import { CountTiles } from '@portal/shared-ui/tiles';
import { closeOut } from '#texts/close-out';

const words = closeOut.home;
const CASES = ['new', 'in_progress'] as const;

/** Home panel of administrators: close-outs to review, late close-outs and open incidents. */
export function EndOfAccessPanel() {
  const { role } = useSession();
  const decides = role !== null && ADMINISTRATOR_ROLES.includes(role);
  const confirmed = useList('GET /close-out/', { status: 'confirmed', limit: 1 });
  const overdue = useList('GET /close-out/', { is_overdue: true, limit: 1 });
  const incidents = useList('GET /incident/', { grouping: 'status', limit: 1 });
  const reads = [confirmed, overdue, incidents];
  const failed = reads.find(({ error }) => error);
  if (failed)
    return (
      <RetryPanel
        title={words.failed}
        error={failed.error}
        onRetry={() => void Promise.all(reads.map(({ reload }) => reload()))}
      />
    );
  const getCount = ({ isLoading, count }: typeof confirmed) => (isLoading ? undefined : count);
  return (
    <CountTiles
      label={words.title}
      tiles={[
        {
          label: fill(words.closeOut, { status: CLOSE_OUT_LABELS.confirmed }),
          to: '/close-outs?status=confirmed',
          count: getCount(confirmed),
          isWaiting: decides,
        },
        {
          label: fill(words.closeOut, { status: closeOut.overdue }),
          to: '/close-outs?is_overdue=true',
          count: getCount(overdue),
        },
        ...CASES.map((status) => ({
          label: fill(words.incident, { status: INCIDENT_STATUS_LABELS[status] }),
          to: `/incidents?status=${status}`,
          count: incidents.isLoading ? undefined : (incidents.groups['status']?.[status] ?? 0),
          isWaiting: decides,
        })),
      ]}
    />
  );
}
