import type { ComboOption } from '@portal/shared-ui/combobox';
import { api, type RowOf } from '@portal/shared-ui/data';
import { fill, formatDate } from '@portal/shared-ui';
import type { Request } from '@portal/contract/types';
import { review as words } from '#texts/review';
import { workload } from '#texts/workload';

type Search = (text: string, signal?: AbortSignal) => Promise<ComboOption[]>;

/**
 * Adds each person's open reviews and possible conflicts of interest. If these fail to load, the list stays unchanged,
 * because they are only hints. People who cannot be assigned are left out; those without a conflict and with the fewest
 * open reviews come first.
 */
export const withHints =
  (request: Request, search: Search): Search =>
  async (text, signal) => {
    const taken = new Set([request.owner.id, ...request.review_users.map(({ id }) => id)]);
    const people = (await search(text, signal)).filter(({ id }) => !taken.has(Number(id)));
    if (people.length === 0) return people;
    const ids = people.map(({ id }) => id).join(',');
    const quietly = { ...(signal ? { signal } : {}), silent: true };
    const [found, loads] = await Promise.all([
      api('GET /conflict-hint/', { query: { request: request.id, user__in: ids }, ...quietly }).catch(
        () => undefined,
      ),
      api('GET /workload/', { query: { id__in: ids, limit: people.length }, ...quietly }).catch(
        () => undefined,
      ),
    ]);
    const open = new Map(loads?.data.results.map((each) => [String(each.id), each]));
    const hints = new Map(found?.data.results.map((each) => [String(each.user), each]));
    const rank = ({ id }: ComboOption): number => {
      const known = hints.get(id);
      return known?.has_conflict ? 2 : known?.hints.length ? 1 : 0;
    };
    const load = ({ id }: ComboOption): number => open.get(id)?.open ?? 0;
    const ranked = people.toSorted((one, other) => rank(one) - rank(other) || load(one) - load(other));
    return ranked.map((person) => {
      const known = hints.get(person.id);
      const parts = [
        person.description ?? '',
        ...describeLoad(open.get(person.id)),
        ...(known?.has_conflict ? [words.declared] : []),
        ...(known?.hints.length
          ? [fill(words.hintsOf, { hints: known.hints.map((hint) => words.hint[hint]).join(', ') })]
          : []),
      ];
      return { ...person, description: parts.filter(Boolean).join(' · ') };
    });
  };

/** Empty if the load is unknown. */
function describeLoad(load: RowOf<'GET /workload/'> | undefined): string[] {
  if (!load) return [];
  const { open: count, oldest } = load;
  if (count === 0 || oldest === null) return [fill(workload.openCount, { count })];
  return [fill(workload.openSince, { count, since: formatDate(oldest) })];
}
