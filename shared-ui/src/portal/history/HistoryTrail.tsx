import { Text } from '@chakra-ui/react';
import { findHistory } from '@portal/contract/histories';
import type { ObjectHistory } from '@portal/contract/history';
import { LIMITS } from '@portal/contract/limits';
import type { HistorySubject } from '@portal/contract/request-types/history-words';
import { useApi, useList } from '../data/index.ts';
import { ReadGate } from '../errors/index.ts';
import { AuditTrail, type AuditEntry, type AuditIcon } from '../../design/timeline/index.ts';
import { statusIcon } from './status-icon.ts';
import { historySteps, storedStep, unnamedPeople, type HistoryEntry, type Step } from './steps.ts';
import { StepView } from './StepView.tsx';
import { useBeside, type Beside } from './use-beside.ts';
import type { HistoryNames } from './values.ts';
import { history as texts } from '#texts/history';

export interface HistoryTrailProps {
  /** The object's model, as `GET /history/` names it. */
  model: string;
  /** Primary key of the object. */
  pk: string | number;
  /** Accessible name of the list; default: 'Audit trail'. */
  label?: string;
  /**
   * Users must not see which staff member acted: an actor without a name is shown as the foundation, not as the portal.
   */
  hidesStaff?: boolean;
  /** For a request: the form that its answers belong to. */
  subject?: HistorySubject;
  /** Names that the page already knows; other names are loaded. */
  names?: HistoryNames;
  /** People who are mentioned in texts of the object and no longer have an account. */
  missingMentions?: readonly number[];
  /** Other objects whose steps are included. */
  beside?: Beside;
  /** Read again every two seconds (spec 3 section 4.14). */
  isPolled?: boolean;
  /** Shows stored columns and values, for users who know the database tables. */
  isStored?: boolean;
  /** Shown instead of an error if the object does not exist. */
  missing?: string;
}

const NOTHING_BESIDE: Beside = { model: 'file', pks: [] };
/** The deduping interval is shorter than the poll, so that SWR does not drop a poll as a duplicate. */
const POLLED = { refreshInterval: LIMITS.historyPoll, dedupingInterval: LIMITS.historyPoll / 2 };
const KINDS = { created: 'created', changed: 'modified', deleted: 'deleted' } as const;
/** Only the object itself is "created": creating or deleting a part later modifies it. */
const readKind = ({ entry, isOwn }: Step): AuditEntry['kind'] =>
  isOwn ? KINDS[entry.operation] : 'modified';

/** An icon for the subject of the entry; the text says the same. */
const readIcon = ({ status, isOwn, entry }: Step, history: ObjectHistory): AuditIcon | undefined =>
  status
    ? statusIcon(history.model, status.after)
    : isOwn
      ? undefined
      : (history.parts?.[entry.model]?.icon ?? 'part');

/** Every step of an object that the user may see, with actor and time (spec 3 section 2.18). */
export function HistoryTrail(props: HistoryTrailProps) {
  const { model, pk, beside = NOTHING_BESIDE, isPolled = false, missing } = props;
  const read = useApi('GET /history/', {
    query: { model, pk: String(pk), limit: 500 },
    ...(missing === undefined ? {} : { quiet: true }),
    ...(isPolled ? { isVersioned: true, swr: POLLED } : {}),
  });
  const others = useBeside(beside);
  if (missing !== undefined && (read.error?.status === 404 || read.error?.status === 400))
    return <Text as="output">{missing}</Text>;
  return (
    <ReadGate isPart read={read} failure={texts.readFailed}>
      {({ results }) => <Trail {...props} entries={mergeByTime(results, others)} />}
    </ReadGate>
  );
}

/** Without other objects, the order of the response is unchanged. */
const mergeByTime = (
  own: readonly HistoryEntry[],
  others: readonly HistoryEntry[],
): readonly HistoryEntry[] =>
  others.length === 0
    ? own
    : [...own, ...others].toSorted(
        (one, other) => Date.parse(one.modified) - Date.parse(other.modified) || one.id - other.id,
      );

function Trail({
  entries,
  model,
  label = texts.auditTrail,
  hidesStaff = false,
  subject,
  names = {},
  missingMentions,
  isStored = false,
  beside,
}: HistoryTrailProps & { entries: readonly HistoryEntry[] }) {
  const history = findHistory(model);
  const known = { subject, names: useNames(entries, history, names, isStored), missing: missingMentions };
  const steps = isStored
    ? entries.map((entry) => storedStep(entry, model))
    : historySteps(entries, history, known);
  return (
    <AuditTrail
      label={label}
      {...(hidesStaff ? {} : { unnamed: texts.portal })}
      entries={steps.map((step) => ({
        id: step.entry.id,
        kind: getLabel(step, beside) === undefined ? readKind(step) : 'modified',
        icon: readIcon(step, history),
        actor: (step.entry.machine_key ?? step.entry.modifier)?.display_name ?? '',
        impersonator: step.entry.impersonator?.display_name ?? null,
        at: step.entry.modified,
        what: readWhat(step, history, getLabel(step, beside)),
        changes: step.changes,
      }))}
    />
  );
}

/** The label of the object that a step belongs to, if the history shows several objects of the same kind. */
const getLabel = ({ entry, isOwn }: Step, beside?: Beside): string | undefined =>
  isOwn ? beside?.labels?.[entry.pk] : undefined;

function readWhat(step: Step, history: ObjectHistory, label?: string) {
  const what = step.title || step.status ? <StepView step={step} history={history} /> : undefined;
  if (label === undefined) return what;
  return (
    <>
      <Text fontWeight="semibold">{label}</Text>
      {what}
    </>
  );
}

/** Adds the names of the actors, and of people whom the page does not name, such as former reviewers. */
function useNames(
  entries: readonly HistoryEntry[],
  history: ObjectHistory,
  names: HistoryNames,
  isStored: boolean,
): HistoryNames {
  const authors = entries.flatMap(({ modifier }) =>
    modifier ? [[String(modifier.id), modifier.display_name] as const] : [],
  );
  const known = new Map([...authors, ...(names.person ?? [])]);
  const unnamed = isStored ? [] : unnamedPeople(entries, history, known);
  const { rows } = useList(
    'GET /person/',
    { id__in: unnamed.join(','), limit: 200 },
    {
      enabled: unnamed.length > 0,
      silent: true,
      swr: { revalidateOnFocus: false, revalidateIfStale: false },
    },
  );
  const found = rows.map(({ id, display_name: name }) => [String(id), name] as const);
  return { ...names, person: new Map([...found, ...known]) };
}
