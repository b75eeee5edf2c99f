import {
  AWAITING_STAFF,
  RESEARCH_MATCH_TYPES,
  TISSUE_TYPES,
  type RequestType,
} from '@portal/contract/statuses';
import { useList } from '../data/index.ts';
import type { CommandTabKey } from './command-tabs.ts';

/**
 * For institutions: Institution Under Review. For agreements: signed by the official, waiting for the foundation's
 * signature.
 */
const WAITING = 2;

const hasType = (types: readonly RequestType[], type: string): boolean =>
  types.some((number) => String(number) === type);

/**
 * The number of items under each tab that wait for the foundation; undefined while loading or after a failure. With
 * `reviewer`, only requests assigned to this reviewer are counted.
 */
export function useCommandCounts(
  isShown: boolean,
  reviewer: number | null,
): Partial<Record<CommandTabKey, number>> {
  const options = { enabled: isShown, silent: true };
  const institutions = useList('GET /institution/', { grouping: 'status', limit: 1 }, options);
  const agreements = useList('GET /agreement/', { current: true, grouping: 'status', limit: 1 }, options);
  const requests = useList(
    'GET /request/',
    {
      status__in: AWAITING_STAFF.join(','),
      ...(reviewer === null ? {} : { reviews__user: reviewer }),
      grouping: 'type',
      limit: 1,
    },
    options,
  );
  const byType = Object.entries(requests.groups['type'] ?? {});
  const sum = (fits: (type: string) => boolean): number =>
    byType.reduce((total, [type, count]) => (fits(type) ? total + count : total), 0);
  const isMatch = (type: string) => hasType(RESEARCH_MATCH_TYPES, type);
  const isTissue = (type: string) => hasType(TISSUE_TYPES, type);
  const isKnown = (list: { isLoading: boolean; error: unknown; groups: object }, group: string) =>
    !list.isLoading && !list.error && group in list.groups;
  return {
    ...(isKnown(institutions, 'status') && { institutions: institutions.groups['status']?.[WAITING] ?? 0 }),
    ...(isKnown(agreements, 'status') && { rdas: agreements.groups['status']?.[WAITING] ?? 0 }),
    ...(isKnown(requests, 'type') && {
      resource: sum((type) => !isMatch(type) && !isTissue(type)),
      'research-match': sum(isMatch),
      tissue: sum(isTissue),
    }),
  };
}
