import { Button, fill, Flex, StatusBadge } from '@portal/shared-ui';
import type { RowOf } from '@portal/shared-ui/data';
import { useUndo, useWrite } from '@portal/shared-ui/write';
import { compliance as words } from '#texts/compliance';

export type ComplianceRow = RowOf<'GET /institution-compliance/'>;
const READS = ['institution-compliance', 'institution', 'history'];
const KEY = 'PUT /institution/{id}/';

/**
 * An administrator acknowledges an institution's compliance state and may undo that; other readers see whether someone
 * has.
 */
export function Acknowledge({ row, reload }: { row: ComplianceRow; reload: () => Promise<unknown> }) {
  const { id, display_name: name, admin_acknowledge: isSeen, version } = row;
  const status = row.compliance_status === 3 ? words.overdue : words.due;
  const undo = useUndo(KEY, { invalidates: READS, readAgain: reload });
  const write = useWrite(KEY, {
    read: { etag: version, reload },
    invalidates: READS,
    failureTitle: true,
    words: { STALE: fill(words.stale, { name }) },
    done: ({ data, etag }) =>
      data.admin_acknowledge
        ? {
            title: fill(words.acknowledgedNow, { name, status }),
            undo: undo(
              { params: { id }, body: { admin_acknowledge: false }, ifMatch: etag },
              fill(words.takenBack, { name }),
            ),
          }
        : { title: fill(words.takenBack, { name }) },
  });
  const send = (value: boolean) => void write.send({ params: { id }, body: { admin_acknowledge: value } });
  if (row.compliance_status === 1) return <>{words.nothingDue}</>;
  const badge = isSeen ? <StatusBadge tone="info">{words.acknowledged}</StatusBadge> : null;
  if (!row.abilities['acknowledge']) return badge ?? <>{words.no}</>;
  return (
    <Flex gap="2" align="center" wrap="wrap">
      {badge}
      <Button
        size="xs"
        variant="outline"
        colorPalette={isSeen ? 'gray' : undefined}
        loading={write.isBusy}
        aria-label={fill(isSeen ? words.undoOf : words.acknowledgeOf, { name, status })}
        onClick={() => send(!isSeen)}
      >
        {isSeen ? words.takeBack : words.acknowledge}
      </Button>
    </Flex>
  );
}
