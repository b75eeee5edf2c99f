import { LIMITS } from '@portal/contract/limits';
import { Button, lazyPart, type ButtonProps } from '@portal/shared-ui';
import type { TableSelection } from '@portal/shared-ui/table';
import type { ReviewWindowKind } from '@portal/contract/request-types/request-type';
import { Suspense, useState } from 'react';
import { assignment as words } from '#texts/assignment';

const AssignmentDialog = lazyPart(async () => ({
  default: (await import('./AssignmentDialog.tsx')).AssignmentDialog,
}));

interface AssignAllButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  ids: readonly number[];
  /** The window that begins the reviews; see `AssignmentDialog`. */
  window?: ReviewWindowKind | undefined;
  /** Called with the ids of requests that got reviewers. */
  onDone: (done: readonly number[]) => void;
  /** See `AssignmentDialog`. */
  begin?: (() => void) | 'automatic' | undefined;
}

/** Opens the matrix of suggested reviewers. */
export function AssignAllButton({ ids, window, onDone, begin, ...look }: AssignAllButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        disabled={ids.length === 0 || ids.length > LIMITS.bulkRows}
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AssignmentDialog
            ids={ids}
            window={window}
            begin={begin}
            onClose={(done) => {
              setOpen(false);
              if (done.length > 0) onDone(done);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Adds the reviewer matrix before a queue's other bulk commands. Requests that got no reviewer stay selected. */
export const withAssignment = (selection: TableSelection): TableSelection => ({
  ...selection,
  actions: (
    <>
      <AssignAllButton
        size="xs"
        variant="outline"
        ids={selection.selectedIds.map(Number)}
        onDone={(done) =>
          selection.onChange(selection.selectedIds.filter((id) => !done.includes(Number(id))))
        }
      />
      {selection.actions}
    </>
  ),
});
