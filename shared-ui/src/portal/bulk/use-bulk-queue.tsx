import { MESSAGES } from '@portal/contract/messages';
import { REVIEWER_ROLE } from '@portal/contract/statuses';
import { Button } from '@chakra-ui/react';
import { Suspense, useState, type ReactNode } from 'react';
import { fill } from '../../design/layout/fill.ts';
import type { TableSelection } from '../../design/table/index.ts';
import { notify } from '../../design/toaster/index.ts';
import { invalidate } from '../data/index.ts';
import { readAgain, runBulk, type BulkCommand, type BulkResult, type ChosenRow } from './bulk-command.ts';
import { BulkNotice } from './BulkNotice.tsx';
import { bulk as words } from '#texts/bulk';
import { lazyPart } from '../../design/lazy/lazy-part.tsx';

const AssignDialog = lazyPart(async () => ({ default: (await import('./AssignDialog.tsx')).AssignDialog }));

const MoveDialog = lazyPart(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

const CommentDialog = lazyPart(async () => ({
  default: (await import('./CommentDialog.tsx')).CommentDialog,
}));

interface QueueRow {
  readonly id: number;
  readonly modified: string;
  readonly sfari_request_id: string;
}

export interface BulkQueueOptions {
  /** The visible rows. */
  readonly rows: readonly QueueRow[];
  /** Groups of the people who review requests of this queue. */
  readonly groups: readonly string[];
  /** Whether requests of this queue have a secondary reviewer. */
  readonly hasSecondary?: boolean;
  /** Set if the reviews of this queue end in a meeting: enables moving rows there, and is called afterward. */
  readonly onMovedToMeeting?: () => void;
}

export interface BulkQueue {
  /** Props for the table. */
  readonly selection: TableSelection;
  /** The outcome of the last command, shown above the table. */
  readonly notice: ReactNode;
}

/**
 * Selects rows of a queue across all pages and runs commands on them. Each row is stored as of its selection, so that
 * the server refuses rows that changed since. Refused rows stay selected and can be retried in their current state.
 */
export function useBulkQueue({
  rows,
  groups,
  hasSecondary = false,
  onMovedToMeeting,
}: BulkQueueOptions): BulkQueue {
  const [chosen, setChosen] = useState<readonly ChosenRow[]>([]);
  const [result, setResult] = useState<BulkResult | null>(null);
  const [opened, setOpened] = useState<BulkCommand['command'] | null>(null);
  const [isBusy, setBusy] = useState(false);

  const onChange = (ids: readonly string[]) => {
    const known = new Map(chosen.map((row) => [String(row.id), row]));
    for (const { id, modified, sfari_request_id: label } of rows)
      if (!known.has(String(id))) known.set(String(id), { id, modified, label });
    setChosen(ids.flatMap((id) => known.get(id) ?? []));
  };

  const run = async (command: BulkCommand, readRows: () => Promise<readonly ChosenRow[]>) => {
    setBusy(true);
    try {
      const next = await runBulk(command, await readRows());
      setChosen(next.refused);
      setResult(next.refused.length > 0 ? next : null);
      setOpened(null);
      const isMove = command.command === 'move_to_meeting';
      if (isMove && next.done > 0) onMovedToMeeting?.();
      else if (next.refused.length === 0) notify.success(fill(words.allDone, { count: next.done }));
      await invalidate('request', 'abn-request', 'rm-application', 'review', 'history');
    } catch (error) {
      notify.failure(error, { title: words.failed });
    } finally {
      setBusy(false);
    }
  };

  const roles = [
    { value: String(REVIEWER_ROLE.PRIMARY), label: words.roles.primary },
    ...(hasSecondary ? [{ value: String(REVIEWER_ROLE.SECONDARY), label: words.roles.secondary }] : []),
    { value: String(REVIEWER_ROLE.OTHER), label: words.roles.other },
  ];
  return {
    selection: {
      selectedIds: chosen.map(({ id }) => String(id)),
      onChange,
      actions: (
        <>
          <Button
            size="xs"
            variant="outline"
            loading={isBusy}
            loadingText={words.assign}
            onClick={() => setOpened('assign_reviewer')}
          >
            {words.assign}
          </Button>
          <Button size="xs" variant="outline" disabled={isBusy} onClick={() => setOpened('comment')}>
            {words.comment}
          </Button>
          {onMovedToMeeting ? (
            <Button
              size="xs"
              variant="outline"
              disabled={isBusy}
              onClick={() => setOpened('move_to_meeting')}
            >
              {MESSAGES.closeAndMove}
            </Button>
          ) : null}
          {opened === 'move_to_meeting' ? (
            <Suspense fallback={null}>
              <MoveDialog
                count={chosen.length}
                isBusy={isBusy}
                onMove={() => void run({ command: 'move_to_meeting' }, () => Promise.resolve(chosen))}
                onCancel={() => setOpened(null)}
              />
            </Suspense>
          ) : null}
          {opened === 'assign_reviewer' ? (
            <Suspense fallback={null}>
              <AssignDialog
                count={chosen.length}
                groups={groups}
                roles={roles}
                isBusy={isBusy}
                onAssign={(command) => void run(command, () => Promise.resolve(chosen))}
                onCancel={() => setOpened(null)}
              />
            </Suspense>
          ) : null}
          {opened === 'comment' ? (
            <Suspense fallback={null}>
              <CommentDialog
                count={chosen.length}
                isBusy={isBusy}
                onComment={(command) => void run(command, () => Promise.resolve(chosen))}
                onCancel={() => setOpened(null)}
              />
            </Suspense>
          ) : null}
        </>
      ),
    },
    notice: result ? (
      <BulkNotice
        result={result}
        isBusy={isBusy}
        onRetry={() => void run(result.command, () => readAgain(result.refused))}
        onClose={() => setResult(null)}
      />
    ) : null,
  };
}
