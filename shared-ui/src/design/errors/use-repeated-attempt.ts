import { useEffect, useRef } from 'react';

const FIRST = 2000;
const LONGEST = 60_000;

/** Before attempt number `count`, from 0: ever longer, and not the same for all who lost something in one moment. */
const pauseBefore = (count: number): number =>
  Math.min(FIRST * 2 ** count, LONGEST) * (0.75 + Math.random() / 2);

interface RepeatedAttempt {
  /** False: nothing is to be attempted. */
  readonly isNeeded: boolean;
  /** Rejects, or answers false, while it does not work yet. */
  readonly attempt: () => Promise<unknown>;
  readonly onSuccess: () => void;
  /** How many attempts went before this component was mounted; the pauses begin longer then. */
  readonly before?: number;
}

/** Tries something again and again while it is needed and the page is looked at, until it works once. */
export function useRepeatedAttempt({ isNeeded, before = 0, ...given }: RepeatedAttempt): void {
  const current = useRef(given);
  useEffect(() => {
    current.current = given;
  });
  useEffect(() => {
    if (!isNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let count = before;
    const plan = () => {
      timer = setTimeout(() => void run(), pauseBefore(count));
      count += 1;
    };
    const run = async () => {
      const isSeen = document.visibilityState === 'visible';
      const works = isSeen && (await current.current.attempt().catch(() => false)) !== false;
      if (isOver) return;
      if (works) current.current.onSuccess();
      else plan();
    };
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isNeeded, before]);
}
