import { useCallback, useState } from 'react';

/** A question in the middle of a save: `await ask(details)` answers what the person said in its dialog. */
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
