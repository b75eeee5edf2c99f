import {
  REQUEST_STATUS_LABELS,
  REQUEST_TYPE_LABELS,
  RESEARCH_MATCH_TYPES,
  TISSUE_TYPES,
} from '@portal/contract/statuses';
import { RESOURCE_TYPES } from './queues.ts';
import { queue as texts } from '#texts/queue';
import { ready } from '#texts/ready';

/** A choice of a filter: the text in the address, and its words. */
export type FilterOption = readonly [value: string, label: string];

export const RESEARCH_MATCH = RESEARCH_MATCH_TYPES.join(',');
const GROUPS: readonly FilterOption[] = [
  [RESOURCE_TYPES, texts.filters.resource],
  [RESEARCH_MATCH, texts.filters.researchMatch],
  [TISSUE_TYPES.join(','), texts.filters.tissue],
];

export const STATUS_OPTIONS: readonly FilterOption[] = Object.entries(REQUEST_STATUS_LABELS);
/** By the newest message of the conversation: who is waited for. */
export const CONVERSATION_OPTIONS: readonly FilterOption[] = [
  ['answer', texts.filters.answered],
  ['question', texts.filters.asked],
];
export const READY_OPTIONS: readonly FilterOption[] = [
  ['true', ready.isReady],
  ['false', ready.isNotReady],
];
/** The flows, then each type alone. */
export const TYPE_OPTIONS: readonly FilterOption[] = [...GROUPS, ...Object.entries(REQUEST_TYPE_LABELS)];

/** Counts by type, and by flow as their sums. */
export function countTypes(byType: Readonly<Record<string, number>>): Record<string, number> {
  const sums = GROUPS.map(([types]): [string, number] => [
    types,
    types.split(',').reduce((sum, type) => sum + (byType[type] ?? 0), 0),
  ]);
  return { ...byType, ...Object.fromEntries(sums) };
}
