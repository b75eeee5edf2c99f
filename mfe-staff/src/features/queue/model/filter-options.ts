import {
  REQUEST_STATUS_LABELS,
  REQUEST_TYPE_LABELS,
  RESEARCH_MATCH_TYPES,
  TISSUE_TYPES,
} from '@portal/contract/statuses';
import { DECIDED_HERE, GIVING_ACCESS, OVERDUE } from './next-requests.ts';
import { RESOURCE_TYPES } from './queues.ts';
import { queue as texts } from '#texts/queue';
import { ready } from '#texts/ready';

/** A filter option: its value in the address and its label. */
type FilterOption = readonly [value: string, label: string];

export const RESEARCH_MATCH = RESEARCH_MATCH_TYPES.join(',');
const GROUPS: readonly FilterOption[] = [
  [RESOURCE_TYPES, texts.filters.resource],
  [RESEARCH_MATCH, texts.filters.researchMatch],
  [TISSUE_TYPES.join(','), texts.filters.tissue],
];

interface RequestFilter {
  /** Of the list of the API, and in the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** For those who assign and decide. */
  readonly isForDeciders?: boolean;
}

/** The choices above the list of all requests. */
export const REQUEST_FILTERS: readonly RequestFilter[] = [
  { name: 'status', label: texts.filters.status, options: Object.entries(REQUEST_STATUS_LABELS) },
  // The same requests as those that wait on the home page.
  {
    name: 'status__in',
    label: texts.filters.waitingFor,
    options: [
      [DECIDED_HERE.join(','), texts.filters.decision],
      [GIVING_ACCESS.join(','), texts.filters.access],
    ],
  },
  {
    name: 'days_in_status__gte',
    label: texts.filters.age,
    options: [[String(OVERDUE.days_in_status__gte), texts.filters.overdue]],
  },
  {
    name: 'renewal_of__isnull',
    label: texts.filters.renewals,
    options: [
      ['true', texts.filters.noRenewals],
      ['false', texts.filters.onlyRenewals],
    ],
  },
  // The flows, then each type alone.
  {
    name: 'type__in',
    label: texts.filters.type,
    options: [...GROUPS, ...Object.entries(REQUEST_TYPE_LABELS)],
  },
  // By the newest message: who is waited for.
  {
    name: 'last_message',
    label: texts.filters.conversation,
    options: [
      ['answer', texts.filters.answered],
      ['question', texts.filters.asked],
    ],
    isForDeciders: true,
  },
  {
    name: 'ready_to_approve',
    label: ready.filter,
    options: [
      ['true', ready.isReady],
      ['false', ready.isNotReady],
    ],
    isForDeciders: true,
  },
];

/** Counts by type; a flow's count is the sum of its types. */
export function countTypes(byType: Readonly<Record<string, number>>): Record<string, number> {
  const sums = GROUPS.map(([types]): [string, number] => [
    types,
    types.split(',').reduce((sum, type) => sum + (byType[type] ?? 0), 0),
  ]);
  return { ...byType, ...Object.fromEntries(sums) };
}
