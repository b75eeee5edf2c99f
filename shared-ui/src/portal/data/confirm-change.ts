import type { ProofMethod } from '@portal/contract/factors';

/** A question that a refused call must have answered before it is sent again; the shell asks it. */
function createQuestion<About>() {
  let ask: ((about: About) => Promise<boolean>) | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** Registers who asks. Returns a function that removes it; without one, such calls are refused. */
    answerWith: (question: (about: About) => Promise<boolean>): (() => void) => {
      ask = question;
      return () => {
        if (ask === question) ask = null;
      };
    },
    /** Whether to send the call again. Parallel calls are asked about one after the other. */
    ask: (about: About): Promise<boolean> => {
      const answer = last.then(() => ask?.(about) ?? false);
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}

/** About a change by an impersonating user (spec 1 section 4, WARNING PRODUCTION CHANGE). */
export const { ask: confirmChange, answerWith: confirmChangesWith } = createQuestion<string>();

/** Proves again who the user is, by one of these methods (decision 541). */
export const { ask: proveAgain, answerWith: proveAgainWith } = createQuestion<readonly ProofMethod[]>();
