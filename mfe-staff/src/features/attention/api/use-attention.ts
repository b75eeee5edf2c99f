import type { AttentionArea } from '@portal/contract';
import { ATTENTION_SERVICES, type AttentionService } from '@portal/contract/night-services';
import type { ResponseOf } from '@portal/contract/types';
import { useApi } from '@portal/shared-ui/data';

export type Area = AttentionArea;
/** A cause of attention with the service that reported it. */
export type Cause = ResponseOf<'GET /core-attention/'>['causes'][number] & {
  readonly service: AttentionService;
};

/** Problems that need attention in one area, or in all. If a service does not answer, its part is missing. */
export function useAttention(only?: Area) {
  const quietly = { quiet: true, silent: true } as const;
  const isAsked = (...areas: readonly Area[]) => only === undefined || areas.includes(only);
  const parts = {
    core: useApi('GET /core-attention/', {
      ...quietly,
      enabled: isAsked('email', 'system', 'night', 'file', 'report', 'webhook'),
    }),
    researcher: useApi('GET /researcher-attention/', { ...quietly, enabled: isAsked('access', 'night') }),
    tissue: useApi('GET /tissue-attention/', { ...quietly, enabled: isAsked('donor', 'order') }),
  };
  const isWanted = ({ area }: { readonly area: Area }) => only === undefined || only === area;
  const all = ATTENTION_SERVICES.map((service) => ({ service, ...parts[service] }));
  const since = all
    .flatMap(({ data }) => data?.areas.filter(isWanted) ?? [])
    .flatMap(({ fine_since: moment }) => moment ?? []);
  return {
    causes: all.flatMap(({ service, data }): Cause[] =>
      (data?.causes ?? []).filter(isWanted).map((cause) => ({ ...cause, service })),
    ),
    /** The latest time at which any service had a problem. */
    fineSince: since.toSorted().at(-1),
    isLoading: all.some(({ isLoading }) => isLoading),
    isPartMissing: all.some(({ data, error }) => !data && error),
    reload: async () => void (await Promise.all(all.map(({ reload }) => reload()))),
  };
}
