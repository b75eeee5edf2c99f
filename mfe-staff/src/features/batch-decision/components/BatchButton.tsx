import { LIMITS } from '@portal/contract/limits';
import { Button, fill, lazyPart, Text } from '@portal/shared-ui';
import { Suspense, useId, useState } from 'react';
import { batch as words } from '#texts/batch';

const BatchDialog = lazyPart(async () => ({ default: (await import('./BatchDialog.tsx')).BatchDialog }));

interface BatchButtonProps {
  selectedIds: readonly string[];
  /** Set if the selected rows on screen are of different kinds; those of other pages are checked in the dialog. */
  isMixed?: boolean;
  onChange: (ids: string[]) => void;
}

/**
 * Focuses the title. The dialog would return focus to this button, which disappears with the selection, and keyboard
 * users would start at the top of the page.
 */
const focusTitle = (): void =>
  void setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }));

/** Approves the selected requests of a queue together. Requests that were not approved stay selected. */
export function BatchButton({ selectedIds, isMixed = false, onChange }: BatchButtonProps) {
  const reason = useId();
  const [ids, setIds] = useState<readonly number[] | null>(null);
  return (
    <>
      <Button
        size="xs"
        disabled={isMixed || selectedIds.length > LIMITS.bulkRows}
        aria-describedby={isMixed ? reason : undefined}
        onClick={() => setIds(selectedIds.map(Number))}
      >
        {fill(words.open, { count: selectedIds.length })}
      </Button>
      {isMixed ? (
        <Text id={reason} textStyle="sm">
          {words.approveOneKind}
        </Text>
      ) : null}
      {ids === null ? null : (
        <Suspense fallback={null}>
          <BatchDialog
            ids={ids}
            onClose={(approved) => {
              setIds(null);
              const left = selectedIds.filter((id) => !approved.includes(Number(id)));
              onChange(left);
              if (left.length === 0) focusTitle();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
