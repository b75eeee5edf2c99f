import {
  AWAITING_STAFF,
  RESEARCH_MATCH_TYPES,
  TISSUE_TYPES,
  type RequestType,
} from '@portal/contract/statuses';
import { useApi, useList } from '../data/index.ts';
import type { CommandTabKey } from './command-tabs.ts';

/**
 * For institutions: Institution Under Review. For agreements: signed by the official, waiting for the foundation's
 * signature.
 */
const WAITING = 2;

const hasType = (types: readonly RequestType[], type: string): boolean =>
  types.some((number) => String(number) === type);

const isKnown = (list: { isLoading: boolean; error: unknown; groups: object }, group: string): boolean =>
  !list.isLoading && !list.error && group in list.groups;

/**
 * The number of items under each tab that wait for the foundation; undefined while loading or after a failure. For a
 * reviewer, requests are counted only if they can write their review now, as on their home.
 */
export function useCommandCounts(
  isShown: boolean,
  isReviewer: boolean,
): Partial<Record<CommandTabKey, number>> {
  const options = { enabled: isShown, silent: true };
  const institutions = useList('GET /institution/', { grouping: 'status', limit: 1 }, options);
  const agreements = useList('GET /agreement/', { current: true, grouping: 'status', limit: 1 }, options);
  const requests = useList(
    'GET /request/',
    { status__in: AWAITING_STAFF.join(','), grouping: 'type', limit: 1 },
    { ...options, enabled: isShown && !isReviewer },
  );
  const own = useApi('GET /own-review/', { enabled: isShown && isReviewer, silent: true });
  const open = own.data?.results.filter(({ is_open: isOpen }) => isOpen);
  const byType = isReviewer
    ? open?.map(({ request: { type } }): [string, number] => [String(type), 1])
    : isKnown(requests, 'type')
      ? Object.entries(requests.groups['type'] ?? {})
      : undefined;
  const sum = (fits: (type: string) => boolean): number =>
    (byType ?? []).reduce((total, [type, count]) => (fits(type) ? total + count : total), 0);
  const isMatch = (type: string) => hasType(RESEARCH_MATCH_TYPES, type);
  const isTissue = (type: string) => hasType(TISSUE_TYPES, type);
  return {
    ...(isKnown(institutions, 'status') && { institutions: institutions.groups['status']?.[WAITING] ?? 0 }),
    ...(isKnown(agreements, 'status') && { rdas: agreements.groups['status']?.[WAITING] ?? 0 }),
    ...(byType && {
      resource: sum((type) => !isMatch(type) && !isTissue(type)),
      'research-match': sum(isMatch),
      tissue: sum(isTissue),
    }),
  };
}
