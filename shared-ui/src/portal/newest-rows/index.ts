/** The newest rows of a list, for a panel of the home page. */
export type { LinkRow } from './LinkRows.tsx';
export { NewestRows, SHOWN } from './NewestRows.tsx';
