type Ask = (call: string) => Promise<boolean>;

let ask: Ask | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Registers `question`, which an impersonating user must answer before a change is sent (spec 1 section 4, WARNING
 * PRODUCTION CHANGE). Returns a function that removes it. Without a registered question, such calls are refused.
 */
export function confirmChangesWith(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}

/** Asks whether to send the change. Parallel calls are asked about one after the other. */
export function confirmChange(call: string): Promise<boolean> {
  const answer = last.then(() => ask?.(call) ?? false);
  last = answer.catch(() => undefined);
  return answer;
}
