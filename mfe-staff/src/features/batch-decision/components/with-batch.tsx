import type { TableSelection } from '@portal/shared-ui/table';
import { BatchButton } from './BatchButton.tsx';

/** Adds batch approval before a queue's other bulk commands. */
export const withBatch = (selection: TableSelection): TableSelection => ({
  ...selection,
  actions: (
    <>
      <BatchButton selectedIds={selection.selectedIds} onChange={selection.onChange} />
      {selection.actions}
    </>
  ),
});
