import { NIGHTLY_SERVICES, type NightlyService } from '@portal/contract/night-services';
import { readEveryRow, useApi, useList } from '@portal/shared-ui/data';
import type { TableStateHandle } from '@portal/shared-ui/table';
import { cutPage, LONGEST_READ, mergeRuns, chooseWindow } from '../model/merge-runs.ts';

const NEWEST_FIRST = '-day';

/** The list leaves out runs that had nothing to do until the user asks for them. */
const WITH_IDLE = 'any';
const NEVER_IDLE: readonly unknown[] = ['failed', 'running'];
const leaveOutIdle = ({ is_idle: chosen, ...query }: Readonly<Record<string, string | number>>) =>
  chosen === WITH_IDLE ? query : { ...query, is_idle: 'false' };

/** The runs of all services in one list, with the services whose part is missing because they do not answer. */
export function useNightlyRuns({ state, query: given, setFilter }: TableStateHandle) {
  const query = leaveOutIdle(given);
  const asked = { ...query, ...chooseWindow(state) };
  const quiet = { silent: true } as const;
  const lists = {
    core: useList('GET /core-nightly-run/', asked, quiet),
    researcher: useList('GET /researcher-nightly-run/', asked, quiet),
  };
  const idleOnly = { ...(query['task'] ? { task: query['task'] } : {}), is_idle: 'true', limit: 1 } as const;
  const idle = [
    useList('GET /core-nightly-run/', idleOnly, quiet),
    useList('GET /researcher-nightly-run/', idleOnly, quiet),
  ];
  const plans = {
    core: useApi('GET /core-nightly-plan/', quiet),
    researcher: useApi('GET /researcher-nightly-plan/', quiet),
  };
  const all = NIGHTLY_SERVICES.map((service) => ({
    service,
    list: lists[service],
    plan: plans[service].data,
  }));
  const missing = all.filter(({ list }) => list.error && list.rows.length === 0);
  const there = all.filter(({ list }) => !list.error || list.rows.length > 0);
  const isNewestFirst = state.ordering !== 'day';
  const rows = mergeRuns(
    there.map(({ service, list }) => list.rows.map((run) => ({ ...run, service }))),
    isNewestFirst,
  );
  const count = there.reduce((sum, { list }) => sum + list.count, 0);
  return {
    list: {
      rows: cutPage(rows, state),
      count: Math.min(count, LONGEST_READ),
      countCapped: there.some(({ list }) => list.countCapped) || count > LONGEST_READ,
      isLoading: all.some(({ list }) => list.isLoading),
      error: there.length === 0 ? missing[0]?.list.error : undefined,
      reload: () => Promise.all(missing.map(({ list }) => list.reload())).then(() => undefined),
    },
    /** The number of runs left out of the list; an idle run has neither failed nor is it running. */
    idleCount:
      'is_idle' in query && !NEVER_IDLE.includes(query['state'])
        ? idle.reduce((sum, part) => sum + part.count, 0)
        : 0,
    showsIdle: !('is_idle' in query),
    setShowsIdle: (isShown: boolean) => setFilter('is_idle', isShown ? WITH_IDLE : ''),
    /** Empty if no service answers, because the table already reports that. */
    missing: there.length === 0 ? [] : missing,
    plan: all.find(({ plan }) => plan)?.plan,
    /** In the order in which they run. */
    tasks: all.flatMap(({ plan }) => plan?.tasks ?? []),
    /** Reads only the services that answer. */
    readAll: async () =>
      mergeRuns(
        await Promise.all(there.map(({ service }) => readRuns(service, query))),
        isNewestFirst,
      ).slice(),
  };
}

const readRuns = async (service: NightlyService, query: Readonly<Record<string, string | number>>) =>
  (
    await readEveryRow(`GET /${service}-nightly-run/`, {
      ordering: NEWEST_FIRST,
      ...query,
    })
  ).map((run) => ({ ...run, service }));
