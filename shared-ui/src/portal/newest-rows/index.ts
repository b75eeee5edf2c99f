/** The newest of something, for a panel of home. */
export type { LinkRow } from './LinkRows.tsx';
export { NewestRows, SHOWN } from './NewestRows.tsx';
