import type { SessionRole } from '@portal/contract/roles';
import type { QueryValues } from '@portal/shared-ui/data';
import type { TableDefaults } from '@portal/shared-ui/table';
import { REQUEST_FILTERS } from './filter-options.ts';
import { listQueues, RESOURCE_TYPES, type Queue } from './queues.ts';

/** Defaults for parameters missing from a queue's address. */
export const RESOURCE_DEFAULTS: TableDefaults = { ordering: '-days_in_status' };
export const ALL_DEFAULTS: TableDefaults = {
  ordering: '-submission_date',
  filters: {
    ...Object.fromEntries(REQUEST_FILTERS.map(({ name }) => [name, ''])),
    submission_date__gte: '',
    submission_date__lte: '',
  },
};
/** Fields that the pages of queues read of each row beside its columns: for its address, selection and commands. */
export const ROW_FIELDS = ['id', 'modified', 'sfari_request_id', 'type'] as const;
/** Includes the kind of the newest message, because an answer waits for staff. */
export const WITH_MESSAGE = { expand: 'last_message' } as const;
/**
 * What is ready to approve also has the terms that do not fit. The service compares them and then presents whole rows, so
 * other lists do without.
 */
export const WITH_TERMS = { expand: 'last_message,data_use' } as const;

interface Reader {
  readonly role: SessionRole | null;
  readonly userId: number;
}

interface ResourceQueue {
  readonly queue: Queue | undefined;
  /** True for only the requests that the reader reviews. */
  readonly seesMine: boolean;
  /** The filters of the queue's list. */
  readonly query: QueryValues;
}

/** The Resource Requests queue named in the address. */
export function readResourceQueue(parameters: URLSearchParams, { role, userId }: Reader): ResourceQueue {
  const queues = listQueues(role);
  const queue = queues.find(({ key }) => key === parameters.get('queue')) ?? queues[0];
  const seesMine = role === 'sfari_reviewer' && parameters.get('of') !== 'everyone';
  return {
    queue,
    seesMine,
    query: {
      ...queue?.query,
      type__in: RESOURCE_TYPES,
      ...(seesMine ? { reviews__user: userId } : {}),
    },
  };
}
