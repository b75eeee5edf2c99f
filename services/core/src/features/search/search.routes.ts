/** Global search (spec 1 section 7 "Shell", decision 041): own rows here, projects, requests and datasets of their service. */
import { endpoints, type FittingResult } from '@portal/contract';
import {
  AppError,
  isNamedWhole,
  query,
  search,
  type Call,
  type Handler,
  type OwningServices,
  type ServiceCall,
} from '@portal/kit';
import { searchables } from './search.searchables.ts';

const Records = endpoints['GET /search/records/'].response;
export const searchCalls: readonly ServiceCall[] = [
  { key: 'GET /search/records/', query: ['q'], answer: Records },
];
type SearchCall = Call<'GET /search/'>;

export const searchRoutes = (owners: OwningServices): Handler[] => [
  query('GET /search/', async (call) => {
    const [own, records] = await Promise.all([
      search(call.database, searchables, call.actor, call.query.q),
      readRecords(call, owners),
    ]);
    return { results: joined([...own, ...(records ?? [])]), incomplete: records === null };
  }),
];

/** A name typed whole in one service silences what is merely near in the other. */
function joined(found: readonly FittingResult[]) {
  const isWhole = isNamedWhole(found);
  return found.filter(({ fit }) => !(isWhole && fit === 'near')).map(({ fit: _fit, ...result }) => result);
}

/** Null while the service cannot be asked: institutions and people are found all the same. */
async function readRecords(call: SearchCall, owners: OwningServices): Promise<FittingResult[] | null> {
  try {
    const path = `/search/records/?${new URLSearchParams({ q: call.query.q })}`;
    return (await owners.read(call, 'researcher', path, Records)).results;
  } catch (error) {
    if (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE') return null;
    throw error;
  }
}
