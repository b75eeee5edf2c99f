/**
 * Counts as links, as a separate chunk outside the first load: only home pages and command centers of staff use them.
 */
export { CountTiles, type CountTile } from './CountTiles.tsx';
