import type { TableSelection } from '@portal/shared-ui/table';
import { BatchButton } from './BatchButton.tsx';

/** The selection of a queue, with approving what is selected before its other commands. */
export const withBatch = (selection: TableSelection): TableSelection => ({
  ...selection,
  actions: (
    <>
      <BatchButton selectedIds={selection.selectedIds} onChange={selection.onChange} />
      {selection.actions}
    </>
  ),
});
