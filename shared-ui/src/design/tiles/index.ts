/** Counts as links, apart from the first load: only homes and command centres of staff have them. */
export { CountTiles, type CountTile } from './CountTiles.tsx';
