import { useEffect, useRef } from 'react';

/** An action on the current page that the command line of the shell offers. */
export interface Command {
  /** Unique in the page. */
  readonly id: string;
  /** Begins with the verb: "Approve", "Assign a reviewer". */
  readonly label: string;
  readonly detail?: string;
  /**
   * The keyboard shortcut for the same action, as a sequence of keys: `['d', 'a']`. Omitted if the user has turned
   * shortcuts off.
   */
  readonly keys?: readonly string[];
  /** Listed only when the typed text matches: for long lists. */
  readonly isTypedOnly?: boolean;
  readonly run: () => void;
  /** Finds commands whose text after the label is typed too, such as a name: "assign claire". */
  readonly find?: (typed: string, signal: AbortSignal) => Promise<readonly Command[]>;
}

/** The commands of each part of the page, in the order in which the parts were mounted. */
const offers = new Map<object, () => readonly Command[]>();

/**
 * Offers commands while the calling component is mounted. The caller decides what is allowed: like a button, a command
 * that the server would refuse must not be offered.
 */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const part = {};
    offers.set(part, () => latest.current);
    return () => void offers.delete(part);
  }, []);
}

/** The commands that the page offers now. Empty for an app that was built before this interface existed. */
export const listCommands = (): readonly Command[] => [...offers.values()].flatMap((list) => list());
