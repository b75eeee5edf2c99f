import type { Request } from '@portal/contract/types';
import { api } from '@portal/shared-ui/data';
import { chooseReviewer, type Suggestion } from '../model/choose-reviewer.ts';

/** As many as one question about hints takes. */
const MOST = 100;

/** People who cannot be assigned to the request: who reviews it already, in whatever part, and its owner. */
export const unavailableFor = (request: Request): ReadonlySet<number> =>
  new Set([request.owner.id, ...request.review_users.map(({ id }) => id)]);

/** Asks for those of the groups with the fewest open reviews, and what may be a conflict of theirs. */
export async function findSuggestion(
  request: Request,
  groups: readonly string[],
): Promise<Suggestion | undefined> {
  const { data } = await api('GET /workload/', {
    query: { groups__name__in: groups.join(','), ordering: 'open', limit: MOST },
    silent: true,
  });
  const taken = unavailableFor(request);
  const loads = data.results.filter(({ id }) => !taken.has(id));
  if (loads.length === 0) return undefined;
  const hints = await api('GET /conflict-hint/', {
    query: { request: request.id, user__in: loads.map(({ id }) => id).join(',') },
    silent: true,
  });
  return chooseReviewer(loads, hints.data.results);
}
