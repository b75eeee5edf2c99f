import { createIcon } from './create-icon.tsx';

/** Icons of tables and timelines, in a separate file so that other pages do not load them. */
export const ColumnsIcon = createIcon('ColumnsIcon', 'M4 5h16v14H4zM9.5 5v14M14.5 5v14');
export const CommentIcon = createIcon('CommentIcon', 'M4 5h16v11H9l-5 4z');
export const DenseRowsIcon = createIcon('DenseRowsIcon', 'M4 5h16M4 9.7h16M4 14.3h16M4 19h16');
export const FilterIcon = createIcon('FilterIcon', 'M4 5h16l-6 8v6l-4-2v-4z');
export const SortIcon = createIcon('SortIcon', 'M8 10l4-4 4 4M8 14l4 4 4-4');
