import type { FeatureCode } from '@portal/contract/administration';
import { LIMITS } from '@portal/contract/limits';
import { useList } from './use-list.ts';

/** When staff switch a feature, open pages follow within a minute, or when they get the focus again. */
const SECONDS = 60;

export type FeatureState = 'unknown' | 'on' | 'off' | 'unreachable';

/** The state of a feature (spec 1 section 7 "Shell": GET /feature-toggle/?enabled=True). All features share one call. */
export function useFeatureState(code: FeatureCode): FeatureState {
  const list = useList(
    'GET /feature-toggle/',
    { enabled: 'True', limit: LIMITS.listMaximum },
    {
      silent: true,
      swr: { refreshInterval: SECONDS * 1000, revalidateOnFocus: true, focusThrottleInterval: 2000 },
    },
  );
  if (list.isLoading) return 'unknown';
  if (list.rows.some(({ feature_code: found }) => found === code)) return 'on';
  return list.error ? 'unreachable' : 'off';
}

/** Whether a feature is on; false while that is unknown, so that nothing appears and goes again. */
export const useFeature = (code: FeatureCode): boolean => useFeatureState(code) === 'on';
