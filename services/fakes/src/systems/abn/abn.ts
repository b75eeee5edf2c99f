/**
 * A brain bank's donor source. `GET /donors?store=main|pilot&since=&page=` with a bearer token returns a page `{total,
 * records, next, cursor}`. `since` takes the cursor of an earlier call and returns what changed after it. `POST /play`
 * makes changes for tests and demonstrations. The state survives restarts.
 */
import { openStored, type Stored } from '../stored.ts';
import { json, type OutsideSystem } from '../system.ts';
import { makeDonors, STORES, type SourceDonor, type SourceStore } from './donors.ts';
import { FAULTLESS, play, type AbnState } from './play.ts';

const PAGE = 50;

/** The state before any change was played. Each donor has the number of the change that added it. */
export function startingState(): AbnState {
  const stocked = (store: SourceStore) =>
    makeDonors(store).map((record, index) => ({ seq: index + 1, record: record as unknown as object }));
  return { seq: STORES.main, main: stocked('main'), pilot: stocked('pilot'), faults: FAULTLESS };
}

export function createAbn(dataDir: string): OutsideSystem {
  // Donors are created on first use, because most installations with the fakes never read them.
  let opened: Stored<AbnState> | undefined;
  const open = (): Stored<AbnState> => (opened ??= openStored<AbnState>(dataDir, 'abn', startingState()));

  return ({ method, path, query, authorization, body }) => {
    if (!/^Bearer \S+$/.test(authorization)) return json(401, { detail: 'Token required' });
    if (path === '/play' && method === 'POST') {
      const next = play(open().value, body);
      if (!next) return json(400, { detail: 'Nothing that can be played.' });
      open().write(next);
      return json(200, { seq: next.seq });
    }
    if (path !== '/donors' || method !== 'GET') return undefined;
    const store = query.get('store');
    if (store !== 'main' && store !== 'pilot') return json(400, { store: ['Choose main or pilot.'] });
    return answerPage(open().value, store, query);
  };
}

function answerPage(state: AbnState, store: SourceStore, query: URLSearchParams): ReturnType<OutsideSystem> {
  const since = Number(query.get('since') ?? 0);
  const page = Number(query.get('page') ?? 1);
  if (!Number.isInteger(since) || !Number.isInteger(page) || page < 1)
    return json(400, { detail: 'since and page are those of earlier answers.' });
  const { faults } = state;
  if (faults.break_after !== null && page > faults.break_after)
    return json(503, { detail: 'The system is down.' });
  const found = state[store].filter(({ seq }) => seq > since);
  const size = Math.min(PAGE, Number(query.get('limit') ?? PAGE) || PAGE);
  // A repeated page does not drop records: the reader gets the same page again, and then the rest.
  const place = faults.repeat_page !== null && page > faults.repeat_page ? page - 1 : page;
  const records: readonly object[] = found
    .slice((place - 1) * size, place * size)
    .map(({ record }) => record);
  const isLast = place * size >= found.length || (faults.stop_after !== null && page >= faults.stop_after);
  return json(200, {
    total: found.length,
    records,
    next: faults.is_looping ? '1' : isLast ? null : String(page + 1),
    cursor: String(state.seq),
  });
}

export type { SourceDonor, SourceStore };
