import { REVIEWER_ROLE_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { plainWords, type Change } from './audit-values.ts';
import type { HistoryEntry, Names } from './names.ts';
import { request as words } from '#texts/request';

/** One step of a request as people read it. Several like steps of one moment are one, e.g. access to ten datasets. */
export interface AuditStep {
  readonly id: number;
  readonly entry: HistoryEntry;
  /** 'Reviewer assigned', 'Access given'; '' when the fields speak for themselves. */
  readonly title: string;
  /** Whom or what it was about. */
  readonly subjects: readonly string[];
  /** The status that the request got, and the one that it had. */
  readonly status: RequestStatus | null;
  readonly before: RequestStatus | null;
  readonly changes: readonly Change[];
}

const TITLES: Readonly<Record<string, Readonly<Record<HistoryEntry['operation'], string>>>> = {
  review: { created: words.reviewerAssigned, changed: words.reviewChanged, deleted: words.reviewerRemoved },
  comment: { created: 'Comment', changed: words.commentChanged, deleted: words.commentRemoved },
  datasetaccess: {
    created: words.accessGiven,
    changed: words.datasetAccessChanged,
    deleted: words.accessEntryRemoved,
  },
  request_dataset: {
    created: words.datasetAdded,
    changed: words.datasetChanged,
    deleted: words.datasetRemoved,
  },
  request_access: {
    created: words.accessAskedFor,
    changed: words.accessListChanged,
    deleted: words.takenOffTheAccessList,
  },
};

/** The value of a field after the step; of what was deleted, before it. */
const held = ({ changes, operation }: HistoryEntry, field: string): unknown =>
  changes[field]?.[operation === 'deleted' ? 0 : 1];

const person = (names: Names, id: unknown): string =>
  (typeof id === 'number' ? names.people.get(id) : undefined) ?? 'a person';
const dataset = (names: Names, id: unknown): string =>
  (typeof id === 'string' ? names.datasets.get(id) : undefined) ?? 'a dataset';

/** Whom or what a part of the request is about. An entry that changed holds only what changed, so it may say nothing. */
export function describeSubject(entry: HistoryEntry, names: Names): string {
  switch (entry.model) {
    case 'review': {
      const role = held(entry, 'reviewer_role');
      if (held(entry, 'reviewer_id') === undefined) return '';
      const label = typeof role === 'number' ? (REVIEWER_ROLE_LABELS as Record<number, string>)[role] : null;
      return `${person(names, held(entry, 'reviewer_id'))}${label ? ` (${label})` : ''}`;
    }
    case 'comment':
      return plainWords(held(entry, 'text'));
    case 'request_dataset':
      return dataset(names, held(entry, 'dataset_id'));
    case 'request_access':
      return held(entry, 'user_id') === undefined ? '' : person(names, held(entry, 'user_id'));
    case 'datasetaccess': {
      if (held(entry, 'user_id') === undefined) return '';
      const way = plainWords(held(entry, 'access_type'));
      return `${person(names, held(entry, 'user_id'))} to ${dataset(names, held(entry, 'dataset_id'))}${way ? ` by ${way}` : ''}`;
    }
    default:
      return '';
  }
}

export const writeTitle = ({ model, operation }: HistoryEntry): string => TITLES[model]?.[operation] ?? '';
