import { useCallback, useState } from 'react';

/** Asks a question in the middle of a save: `await ask(details)` opens a dialog and resolves with the user's answer. */
export function useQuestion<T>() {
  const [open, setOpen] = useState<{ details: T; answer: (yes: boolean) => void } | null>(null);
  const ask = useCallback(
    async (details: T): Promise<boolean> =>
      new Promise((resolve) => {
        setOpen({
          details,
          answer(yes) {
            setOpen(null);
            resolve(yes);
          },
        });
      }),
    [],
  );
  return { open, ask };
}
