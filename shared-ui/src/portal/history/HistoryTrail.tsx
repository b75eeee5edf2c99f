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
  /** Of the object, as `GET /history/` takes it. */
  model: string;
  /** Key of the object. */
  pk: string | number;
  /** Of the list; 'Audit trail' by default. */
  label?: string;
  /** Readers do not learn who of the staff acted: an actor without a name is the foundation, not the portal. */
  hidesStaff?: boolean;
  /** Of a request: whose answers they are. */
  subject?: HistorySubject;
  /** Names that the page knows; those of other people are asked for. */
  names?: HistoryNames;
  /** People who are mentioned in texts of the object and no longer have an account. */
  missingMentions?: readonly number[];
  /** Other objects whose steps are in this trail. */
  beside?: Beside;
  /** Read again every two seconds (spec 3 section 4.14). */
  isPolled?: boolean;
  /** Columns and values as they are stored, for the person who knows the tables. */
  isStored?: boolean;
  /** Shown for an object that does not exist, in place of the failure. */
  missing?: string;
}

const NOTHING_BESIDE: Beside = { model: 'file', pks: [] };
/** Of two polls none counts as the repetition of the other. */
const POLLED = { refreshInterval: LIMITS.historyPoll, dedupingInterval: LIMITS.historyPoll / 2 };
const KINDS = { created: 'created', changed: 'modified', deleted: 'deleted' } as const;
/** An object is created once: what comes to it or goes from it later modifies it. */
const readKind = ({ entry, isOwn }: Step): AuditEntry['kind'] =>
  isOwn ? KINDS[entry.operation] : 'modified';

/** What the line is about at a glance; the words say it too. */
const readIcon = ({ status, isOwn, entry }: Step, history: ObjectHistory): AuditIcon | undefined =>
  status
    ? statusIcon(history.model, status.after)
    : isOwn
      ? undefined
      : (history.parts?.[entry.model]?.icon ?? 'part');

/** Every step of an object, with who took it and when, as far as the reader may see it (spec 3 section 2.18). */
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

/** The order of the answer stays where nothing is beside it. */
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
        actor: step.entry.modifier?.display_name ?? '',
        impersonator: step.entry.impersonator?.display_name ?? null,
        at: step.entry.modified,
        what: readWhat(step, history, getLabel(step, beside)),
        changes: step.changes,
      }))}
    />
  );
}

/** Whose step it is, where another object of the same kind is in the trail. */
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

/** With the names of those who acted, and of those whom no one on the page names, such as former reviewers. */
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
