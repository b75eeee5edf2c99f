/** Lists and queues of requests: their columns, waiting times, and links between queues. */
export { commandAddress, listCommandTabs, type CommandTabKey } from './command-tabs.ts';
export { CommandPanel, CommandStrip } from './CommandStrip.tsx';
export { createReader, projectColumn, waitingColumn } from './columns.tsx';
export { matchDetails } from './match-details.tsx';
export { QueueLinks, type QueueLink } from './QueueLinks.tsx';
export { FACT_COLUMNS, factColumns, queueColumns } from './request-columns.tsx';
export { isPromisedType, StatusAge } from './StatusAge.tsx';
export { daysText, isLong, waitingTime, waitsLong } from './waiting.ts';
