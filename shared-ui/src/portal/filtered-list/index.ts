/** Apart from `data`, which the login page loads too: tables come with the first list. */
export { useFilteredList } from './use-filtered-list.ts';
