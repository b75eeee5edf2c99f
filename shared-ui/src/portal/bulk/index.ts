/** One command over the selected requests of a queue, and what happened to each (spec 3 sections 2.2 and 2.3). */
export { useBulkQueue } from './use-bulk-queue.tsx';
export { searchPeople } from './search-people.ts';
