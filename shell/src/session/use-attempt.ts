import { useRef, useState } from 'react';

interface AttemptOptions {
  /**
   * True if the next attempt is made inside of what shows the refusal, such as a modal. The refusal then stays until an
   * attempt succeeds.
   */
  preservesRefusal?: boolean;
}

/**
 * Runs an action that may be refused and has no version: login, mail links, the session itself. Tracks whether it is
 * busy, allows one at a time, and stores the refusal until the next attempt. Screens that write an object use
 * `useWrite` (decision 197).
 */
export function useAttempt({ preservesRefusal = false }: AttemptOptions = {}) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly error: unknown } | null>(null);
  const isLocked = useRef(false);

  /** @returns whether it succeeded; otherwise `refusal` contains the reason */
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
