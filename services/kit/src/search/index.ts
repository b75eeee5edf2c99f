export { search, sqlLabels, type Searchable } from './search.ts';
