import type { SessionRole } from '@portal/contract/roles';
import type { QueryValues } from '@portal/shared-ui/data';
import { readTableState, tableQuery, type TableDefaults } from '@portal/shared-ui/table';
import { NEXT_ON_HOME, REVIEWS_ON_HOME, reviewsQuery, waitingQuery } from '../../queue/model/home-queues.ts';
import { ALL_DEFAULTS, readResourceQueue, RESOURCE_DEFAULTS } from '../../queue/model/queue-query.ts';
import { readRun } from '../../queue/model/run.ts';
import { queue as words } from '#texts/queue';
import { ready } from '#texts/ready';

export interface OpenedQueue {
  readonly label: string;
  /** Leads back to the queue in its previous state. */
  readonly address: string;
  /** Its filters, search and order. The caller adds which rows to read. */
  readonly query: QueryValues;
  /** The initial number of requests, for a run started from home. */
  readonly began?: number | null;
}

const stateQuery = (parameters: URLSearchParams, defaults: TableDefaults): QueryValues =>
  tableQuery(readTableState(parameters, defaults));

/** Null if the address names no queue of this user; the address is untrusted input. */
export function readOpenedQueue(
  address: string | null,
  reader: { role: SessionRole | null; userId: number },
): OpenedQueue | null {
  if (address === null) return null;
  if (address === NEXT_ON_HOME) return { label: words.next.label, address, query: waitingQuery(reader.role) };
  if (address === REVIEWS_ON_HOME)
    return { label: words.reviews.all, address, query: reviewsQuery(reader.role, reader.userId) };
  const { pathname, searchParams } = new URL(address, 'https://portal.invalid');
  if (pathname === '/resource-request' && address.startsWith('/resource-request')) {
    const { queue, query } = readResourceQueue(searchParams, reader);
    if (!queue) return null;
    return {
      label: queue.label,
      address,
      query: { ...stateQuery(searchParams, RESOURCE_DEFAULTS), ...query },
    };
  }
  if (pathname === '/request' && address.startsWith('/request'))
    return {
      label: searchParams.get('ready_to_approve') === 'true' ? ready.isReady : words.list.title,
      address,
      query: stateQuery(searchParams, ALL_DEFAULTS),
      began: readRun(searchParams),
    };
  return null;
}
