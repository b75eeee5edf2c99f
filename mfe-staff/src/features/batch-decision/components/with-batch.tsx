import type { Request } from '@portal/contract/types';
import type { TableSelection } from '@portal/shared-ui/table';
import { BatchButton } from './BatchButton.tsx';

/** Adds batch approval before a queue's other bulk commands. */
export function withBatch(
  selection: TableSelection,
  rows: readonly Pick<Request, 'id' | 'type'>[],
): TableSelection {
  const { selectedIds, onChange, actions } = selection;
  const types = rows.filter(({ id }) => selectedIds.includes(String(id))).map(({ type }) => type);
  return {
    ...selection,
    actions: (
      <>
        <BatchButton {...{ selectedIds, onChange }} isMixed={new Set(types).size > 1} />
        {actions}
      </>
    ),
  };
}
