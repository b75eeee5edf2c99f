/** Changes and faults that tests and demonstrations can cause at the brain bank. */
import { makeDonor, type SourceStore } from './donors.ts';

interface Stocked {
  /** Number of the change that added the record; a delta returns records with a number above its cursor. */
  readonly seq: number;
  readonly record: object;
}
interface Faults {
  /** The page that is sent twice. */
  readonly repeat_page: number | null;
  /** After this page nothing more is sent, although there are more records. */
  readonly stop_after: number | null;
  /** After this page the source is down. */
  readonly break_after: number | null;
  /** Every page names the first one as the next. */
  readonly is_looping: boolean;
}
export interface AbnState {
  readonly seq: number;
  readonly main: readonly Stocked[];
  readonly pilot: readonly Stocked[];
  readonly faults: Faults;
}
export const FAULTLESS: Faults = {
  repeat_page: null,
  stop_after: null,
  break_after: null,
  is_looping: false,
};

type Body = Readonly<Record<string, unknown>>;
const FIRST_ADDED = 5001;
const getHash = ({ record }: Stocked): unknown => (record as { hash?: unknown }).hash;

/**
 * `{faults}` sets which faults occur; `{change: hash, fields}` sets values at dotted paths; `{withdraw}`, `{restore}`
 * and `{forget}` take a hash; `{add: number, store, fields}` adds an invented donor; `{repeat: hash, fields}` sends the
 * donor twice, the second time with those values; `{keep: number, store}` removes all but the first `number` donors.
 * @returns undefined for any other body
 */
export function play(state: AbnState, body: Body): AbnState | undefined {
  if (typeof body['faults'] === 'object') return { ...state, faults: { ...FAULTLESS, ...body['faults'] } };
  const store: SourceStore = body['store'] === 'pilot' ? 'pilot' : 'main';
  const seq = state.seq + 1;
  const fields = (body['fields'] ?? {}) as Body;
  const both = (run: (rows: readonly Stocked[]) => readonly Stocked[]): AbnState => ({
    ...state,
    seq,
    main: run(state.main),
    pilot: run(state.pilot),
  });
  const put = (hash: unknown, values: Body) =>
    both((rows) => rows.map((row) => (getHash(row) === hash ? changed(row.record, values, seq) : row)));
  if ('change' in body) return put(body['change'], fields);
  if ('withdraw' in body) return put(body['withdraw'], { offering: 'withdrawn' });
  if ('restore' in body) return put(body['restore'], { offering: 'offered' });
  if ('forget' in body) return both((rows) => rows.filter((row) => getHash(row) !== body['forget']));
  if ('repeat' in body)
    return both((rows) =>
      rows.flatMap((row) =>
        getHash(row) === body['repeat'] ? [row, changed(row.record, fields, seq)] : [row],
      ),
    );
  if (typeof body['add'] === 'number') {
    const made = Array.from({ length: body['add'] }, (_, index) =>
      changed(makeDonor(store, FIRST_ADDED + seq + index), fields, seq),
    );
    return { ...state, seq, [store]: [...state[store], ...made] };
  }
  if (typeof body['keep'] === 'number')
    return { ...state, seq, [store]: state[store].slice(0, body['keep']) };
  return undefined;
}

function changed(record: object, values: Body, seq: number): Stocked {
  const copy = structuredClone(record) as Record<string, unknown>;
  // Later than all earlier records, unless `values` sets another time.
  copy['updated'] = new Date(Date.UTC(2026, 8, 1) + seq * 1000).toISOString();
  for (const [path, value] of Object.entries(values)) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const place = steps.reduce((at, step) => at[step] as Record<string, unknown>, copy);
    place[last] = value;
  }
  return { seq, record: copy };
}
