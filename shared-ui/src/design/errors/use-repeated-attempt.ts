import { useEffect, useRef } from 'react';

const FIRST = 2000;
const LONGEST = 60_000;

/**
 * The delay before attempt number `count`, from 0. It grows, and it varies so that clients that failed together do not
 * retry together.
 */
const pauseBefore = (count: number): number =>
  Math.min(FIRST * 2 ** count, LONGEST) * (0.75 + Math.random() / 2);

interface RepeatedAttempt {
  /** False if there is nothing to attempt. */
  readonly isNeeded: boolean;
  /** Rejects, or resolves to false, until it succeeds. */
  readonly attempt: () => Promise<unknown>;
  readonly onSuccess: () => void;
  /** The number of attempts before this component was mounted; a higher number starts with longer delays. */
  readonly before?: number;
}

/** Repeats the attempt until it succeeds, while it is needed and the page is visible. */
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
