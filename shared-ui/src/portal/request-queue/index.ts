/** Lists and queues of requests: their columns, how long somebody has waited, and the way from queue to queue. */
export { projectColumn, waitingColumn } from './columns.tsx';
export { matchDetails } from './match-details.tsx';
export { QueueLinks, type QueueLink } from './QueueLinks.tsx';
export { factColumns, queueColumns } from './request-columns.tsx';
export { waitingTime, waitsLong } from './waiting.ts';
