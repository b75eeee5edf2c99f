/** Separate from `data`, which the login page loads too, so that the table code loads with the first list. */
export { ListPage, ListTable, type ListFilter } from './ListPage.tsx';
export { useFilteredList } from './use-filtered-list.ts';
