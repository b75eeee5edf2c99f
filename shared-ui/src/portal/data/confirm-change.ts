type Ask = (call: string) => Promise<boolean>;

let ask: Ask | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * `question` is put to the person who acts for someone else when a call would change something (spec 1 section 4, WARNING
 * PRODUCTION CHANGE). Returns the function that stops it. While no one asks, such calls are refused.
 */
export function confirmChangesWith(question: Ask): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
}

/** Whether the change may be made. Parallel calls are asked about one after the other. */
export function confirmChange(call: string): Promise<boolean> {
  const answer = last.then(() => ask?.(call) ?? false);
  last = answer.catch(() => undefined);
  return answer;
}
