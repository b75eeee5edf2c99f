/** What every queue of requests shows alike: the project on one line, and how long somebody has waited. */
export { projectColumn, waitingColumn } from './columns.tsx';
export { waitingTime, waitsLong } from './waiting.ts';
