import { useEffect, useRef } from 'react';

/** Something that can be done with what the page shows, as the command line of the shell offers it. */
export interface Command {
  /** Unique in the page. */
  readonly id: string;
  /** Begins with the verb: "Approve", "Assign a reviewer". */
  readonly label: string;
  readonly detail?: string;
  /** The keys that do the same, in their order: `['d', 'a']`. Left out where the reader has turned them off. */
  readonly keys?: readonly string[];
  /** Listed only once something is typed that finds it: for long lists. */
  readonly isTypedOnly?: boolean;
  readonly run: () => void;
  /** Commands with what is typed beside the label, such as a name: "assign claire". */
  readonly find?: (typed: string, signal: AbortSignal) => Promise<readonly Command[]>;
}

/** Of each part of the page that offers some, in the order in which the parts came. */
const offers = new Map<object, () => readonly Command[]>();

/**
 * Offers commands while the caller is on the page. What they may do is decided where they act: a command that the server
 * would refuse is not to be offered, as its button is not.
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

/** What the page offers at this moment; nothing while an app of before this interface is open. */
export const listCommands = (): readonly Command[] => [...offers.values()].flatMap((list) => list());
