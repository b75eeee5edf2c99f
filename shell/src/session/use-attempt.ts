import { useRef, useState } from 'react';

interface AttemptOptions {
  /** True where the next try is made inside of what shows the refusal, such as a modal: it stays until one goes well. */
  preservesRefusal?: boolean;
}

/**
 * One try of something that may be refused and has no version: sign-in, the links of mails, the session itself. Busy, one
 * at a time, and what was refused until the next try; a screen that writes an object uses `useWrite` (decision 197).
 */
export function useAttempt({ preservesRefusal = false }: AttemptOptions = {}) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly error: unknown } | null>(null);
  const isLocked = useRef(false);

  /** @returns whether it went well; why not is in `refusal` */
  const attempt = async (
    work: () => Promise<unknown>,
    onRefused?: (error: unknown) => void,
  ): Promise<boolean> => {
    if (isLocked.current) return false;
    isLocked.current = true;
    setBusy(true);
    if (!preservesRefusal) setRefusal(null);
    try {
      await work();
      setRefusal(null);
      return true;
    } catch (error) {
      setRefusal({ error });
      onRefused?.(error);
      return false;
    } finally {
      isLocked.current = false;
      setBusy(false);
    }
  };
  return { attempt, isBusy, refusal, clear: () => setRefusal(null) };
}
