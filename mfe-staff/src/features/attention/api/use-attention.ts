import type { AttentionArea } from '@portal/contract';
import { NIGHTLY_SERVICES, type NightlyService } from '@portal/contract/night-services';
import type { ResponseOf } from '@portal/contract/types';
import { useApi } from '@portal/shared-ui/data';

export type Area = AttentionArea;
/** With the service that answers for it. */
export type Cause = ResponseOf<'GET /core-attention/'>['causes'][number] & {
  readonly service: NightlyService;
};

/** What needs a hand in one area, or in all: of a service that does not answer, its part is missing. */
export function useAttention(only?: Area) {
  const quietly = { quiet: true, silent: true } as const;
  const parts = {
    core: useApi('GET /core-attention/', { ...quietly, enabled: only !== 'access' }),
    researcher: useApi('GET /researcher-attention/', {
      ...quietly,
      enabled: only === undefined || only === 'access' || only === 'night',
    }),
  };
  const isWanted = ({ area }: { readonly area: Area }) => only === undefined || only === area;
  const all = NIGHTLY_SERVICES.map((service) => ({ service, ...parts[service] }));
  const since = all
    .flatMap(({ data }) => data?.areas.filter(isWanted) ?? [])
    .flatMap(({ fine_since: moment }) => moment ?? []);
  return {
    causes: all.flatMap(({ service, data }): Cause[] =>
      (data?.causes ?? []).filter(isWanted).map((cause) => ({ ...cause, service })),
    ),
    /** The last time something was wrong in one of them. */
    fineSince: since.toSorted().at(-1),
    isLoading: all.some(({ isLoading }) => isLoading),
    isPartMissing: all.some(({ data, error }) => !data && error),
    reload: async () => void (await Promise.all(all.map(({ reload }) => reload()))),
  };
}
