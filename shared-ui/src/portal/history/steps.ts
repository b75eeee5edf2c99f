/** Converts history rows to readable steps, using the history declaration of the object's model. */
import {
  forStaff,
  type HistoryField,
  type HistoryStep,
  type ObjectHistory,
  type PartHistory,
} from '@portal/contract/history';
import { answerTerm } from '@portal/contract/request-types/history-words';
import type { ResponseOf } from '@portal/contract/types';
import { plainWords } from '../../design/timeline/audit-words.ts';
import { formatLabel, formatValue, type Knowledge } from './values.ts';
import { history as texts } from '#texts/history';

export type HistoryEntry = ResponseOf<'GET /history/'>['results'][number];

export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
  readonly isStep?: boolean;
}

/** Several similar rows of the same time form one step, such as access to ten datasets. */
export interface Step {
  readonly entry: HistoryEntry;
  /** True for a row of the object itself, false for a row of one of its parts. */
  readonly isOwn: boolean;
  /** 'Reviewer assigned'; '' if the changed fields are clear without a title. */
  readonly title: string;
  /** The people or objects that the step concerned. */
  readonly subjects: readonly string[];
  /** The new and the previous status of the object, as stored. */
  readonly status: { readonly before: unknown; readonly after: unknown } | null;
  readonly quote: string;
  readonly changes: readonly Change[];
}

type Row = Pick<PartHistory, 'label' | 'fields' | 'inTitle'>;

/** A column that this version of the page does not know still appears as changed. */
const findField = ({ fields }: Row, name: string): HistoryField | null => {
  const field = fields[name] ?? forStaff(answerTerm(name));
  return field === 'internal' ? null : field;
};

function readStep(entry: HistoryEntry, row: Row, known: Knowledge): HistoryStep {
  const { changes, operation } = entry;
  return {
    operation,
    before: (name) => changes[name]?.[0],
    after: (name) => changes[name]?.[1],
    words(name) {
      const field = findField(row, name);
      return field
        ? plainWords(formatValue(name, field, changes[name]?.[operation === 'deleted' ? 0 : 1], known))
        : '';
    },
  };
}

const readInside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

/** The changes of a field; a column that contains an object gives one change per field of it. */
function formatChanges(
  name: string,
  field: HistoryField,
  [before, after]: readonly [unknown, unknown],
  known: Knowledge,
): (Change & { readonly name: string })[] {
  if (field.inside)
    return Object.entries(field.inside).flatMap(([inner, its]) =>
      formatChanges(inner, its, [readInside(before, inner), readInside(after, inner)], known),
    );
  const change = {
    name,
    field: formatLabel(name, field, known),
    before: formatValue(name, field, before, known),
    after: formatValue(name, field, after, known),
  };
  // The initial value No is not shown as a change.
  const startsAsNo = change.before === '' && after === false && field.format !== 'opposite';
  return change.before === change.after || startsAsNo ? [] : [change];
}

const changesIn = (
  entry: HistoryEntry,
  row: Row,
  known: Knowledge,
  shown: readonly (string | undefined)[] = [],
): Change[] =>
  Object.entries(entry.changes)
    .flatMap(([name, pair]) => {
      const field = row.inTitle?.includes(name) || shown.includes(name) ? null : findField(row, name);
      return field ? formatChanges(name, field, pair, known) : [];
    })
    .filter(({ name }) => !shown.includes(name))
    .map(({ name, ...change }) => (name === 'status' ? { ...change, isStep: true } : change));

const ownStep = (entry: HistoryEntry, history: ObjectHistory, known: Knowledge): Step => {
  const [before, after] = (history.status ? entry.changes[history.status] : undefined) ?? [];
  const hasStatus = after !== undefined && after !== null;
  return {
    entry,
    isOwn: true,
    title: history.title?.(readStep(entry, history, known)) ?? '',
    subjects: [],
    status: hasStatus ? { before: before ?? null, after } : null,
    quote: '',
    changes: changesIn(entry, history, known, [history.status]),
  };
};

function partStep(entry: HistoryEntry, part: PartHistory, known: Knowledge): Step {
  const step = readStep(entry, part, known);
  const subject = part.subject?.(step) ?? '';
  const isSelfExplanatory = (part.subject ?? part.quote) !== undefined && entry.operation !== 'changed';
  return {
    entry,
    isOwn: false,
    title: part.title?.(step) ?? part.label,
    subjects: subject ? [subject] : [],
    status: null,
    quote: part.quote ? step.words(part.quote) : '',
    changes: part.isDescribedByTitle || isSelfExplanatory ? [] : changesIn(entry, part, known),
  };
}

/** The step of another object in this history: only a title. */
function besideStep(entry: HistoryEntry, history: ObjectHistory, known: Knowledge): Step | null {
  const row = { label: entry.model, fields: {} };
  const title =
    history.otherObjectTitles?.[entry.model]?.(readStep(entry, row, known)) ?? answerTerm(entry.model);
  return title === ''
    ? null
    : { entry, isOwn: false, title, subjects: [], status: null, quote: '', changes: [] };
}

/** A row for a part and a row for its object, written by the same call, are one step. */
function isPart(entry: HistoryEntry, before: HistoryEntry | undefined, history: ObjectHistory): boolean {
  return (
    before !== undefined &&
    entry.model === history.model &&
    history.parts?.[before.model]?.coveredFields !== undefined &&
    before.operation === 'created' &&
    entry.modifier?.id === before.modifier?.id &&
    // rows of the same call; rows without a call, such as imported ones, are matched by their time
    (entry.correlation_id === null
      ? entry.modified === before.modified
      : entry.correlation_id === before.correlation_id)
  );
}

/** Rows that one click wrote: same kind, same person, same moment. */
function isSameStep(one: Step, other: Step, history: ObjectHistory): boolean {
  return (
    one.subjects.length > 0 &&
    other.subjects.length > 0 &&
    one.title === other.title &&
    history.parts?.[one.entry.model]?.isSeparateStep !== true &&
    one.changes.length === 0 &&
    other.changes.length === 0 &&
    one.entry.modifier?.id === other.entry.modifier?.id &&
    one.entry.machine_key?.id === other.entry.machine_key?.id &&
    one.entry.modified === other.entry.modified
  );
}

/** Converts rows to steps in the same order, oldest first (spec 3 section 2.18). */
export function historySteps(
  entries: readonly HistoryEntry[],
  history: ObjectHistory,
  known: Knowledge = {},
): Step[] {
  const steps: Step[] = [];
  for (const [index, entry] of entries.entries()) {
    if (isPart(entry, entries[index - 1], history)) continue;
    const part = history.parts?.[entry.model];
    const step =
      entry.model === history.model
        ? ownStep(entry, history, known)
        : part
          ? partStep(entry, part, known)
          : besideStep(entry, history, known);
    if (!step) continue;
    const effect = entries[index + 1];
    const last = steps.at(-1);
    if (part?.coveredFields && effect && isPart(effect, entry, history))
      steps.push({ ...step, changes: changesIn(effect, history, known, part.coveredFields) });
    else if (last && isSameStep(last, step, history))
      steps[steps.length - 1] = { ...last, subjects: [...last.subjects, ...step.subjects] };
    else steps.push(step);
  }
  return steps;
}

/** Ids of people in the history whose names are unknown, without duplicates, in order. */
export function unnamedPeople(
  entries: readonly HistoryEntry[],
  history: ObjectHistory,
  known: ReadonlyMap<string, string>,
): number[] {
  const ids = entries.flatMap(({ model, changes }) => {
    const part = history.parts?.[model];
    const row = model === history.model ? history : part?.isDescribedByTitle ? undefined : part;
    return Object.entries(changes)
      .filter(([name]) => row && findField(row, name)?.refersTo === 'person')
      .flatMap(([, pair]) => pair)
      .filter((id): id is number => typeof id === 'number' && !known.has(String(id)));
  });
  return [...new Set(ids)].toSorted((one, other) => one - other);
}

/** A row as stored, with column names: for users who know the database tables. */
export const storedStep = (entry: HistoryEntry, model: string): Step => ({
  entry,
  isOwn: entry.model === model,
  title: entry.model === model ? '' : `${entry.model} ${entry.pk}`,
  subjects: [],
  status: null,
  quote: '',
  changes: Object.entries(entry.changes).map(([field, [before, after]]) => ({
    field,
    before: formatStoredValue(before),
    after: formatStoredValue(after),
  })),
});

function formatStoredValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
