export { isNamedWhole, search, sqlLabels } from './search.ts';
export type { Searchable } from './searchable.ts';
