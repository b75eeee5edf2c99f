import { fill, formatDate, StatusBadge, type StatusTone } from '@portal/shared-ui';
import type { TableColumn } from '@portal/shared-ui/table';
import { nightlyRuns as words } from '#texts/nightly-runs';
import type { NightlyRun } from '../model/merge-runs.ts';

const TONES: Readonly<Record<NightlyRun['state'], StatusTone>> = {
  done: 'success',
  failed: 'danger',
  running: 'info',
};

/** A task unknown to this release shows its internal name. */
export const nameTask = (task: string): string => words.tasks[task] ?? task;

/** Without counts, a successful run had nothing to do; for other runs this is unknown. */
function formatCounts({ counts, state }: NightlyRun): string {
  const countTexts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => fill(words.counts[name] ?? words.otherCount, { name, count }));
  if (countTexts.length > 0) return countTexts.join(', ');
  return state === 'done' ? words.nothing : words.unknown;
}

export const RUN_COLUMNS: readonly TableColumn<NightlyRun>[] = [
  { id: 'task', header: words.task, value: (run) => nameTask(run.task), width: '21rem' },
  {
    id: 'day',
    header: words.day,
    value: (run) => formatDate(run.day),
    sortKey: 'day',
    sortsAs: 'date',
    width: '8rem',
  },
  {
    id: 'state',
    header: words.state,
    value: (run) => words.states[run.state],
    cell: ({ state }) => <StatusBadge tone={TONES[state]}>{words.states[state]}</StatusBadge>,
    width: '8rem',
  },
  { id: 'did', header: words.did, value: formatCounts },
  {
    id: 'took',
    header: words.took,
    value: ({ milliseconds }) =>
      milliseconds === null ? '' : fill(words.seconds, { count: (milliseconds / 1000).toFixed(1) }),
    align: 'end',
    width: '6rem',
  },
];
