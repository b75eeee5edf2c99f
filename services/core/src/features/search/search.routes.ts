/**
 * Global search (spec 1 section 7 "Shell", decision 041). Institutions and people are searched here; projects, requests
 * and datasets by their own service.
 */
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
    return { results: mergeResults([...own, ...(records ?? [])]), incomplete: records === null };
  }),
];

/** When one service finds the complete name, similar names of both services are dropped. */
function mergeResults(found: readonly FittingResult[]) {
  const isWhole = isNamedWhole(found);
  return found.filter(({ fit }) => !(isWhole && fit === 'near')).map(({ fit: _fit, ...result }) => result);
}

/** Null when the service cannot be reached; institutions and people are found nevertheless. */
async function readRecords(call: SearchCall, owners: OwningServices): Promise<FittingResult[] | null> {
  try {
    const path = `/search/records/?${new URLSearchParams({ q: call.query.q })}`;
    return (await owners.read(call, 'researcher', path, Records)).results;
  } catch (error) {
    if (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE') return null;
    throw error;
  }
}
