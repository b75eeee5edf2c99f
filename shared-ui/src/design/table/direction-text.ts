import { table as words } from '#texts/table';
import type { TableColumn } from './types.ts';

/** Describes the order of a column that is sorted by `ordering`: 'newest first'. */
export const directionText = (
  { sortsAs = 'text' }: Pick<TableColumn<never>, 'sortsAs'>,
  ordering: string,
): string => words.directions[sortsAs][ordering.startsWith('-') ? 'down' : 'up'];
