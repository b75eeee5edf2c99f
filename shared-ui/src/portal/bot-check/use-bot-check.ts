import { useState } from 'react';
import { ApiError } from '../data/index.ts';

export interface BotCheckState {
  /** The invisible check failed, so the visible one is in the form (spec 1 sections 4 and 5). */
  isVisible: boolean;
  /** Changes when a solution is used up, so that the visible check restarts. */
  round: number;
  setSolution: (solution: string | null) => void;
  /** Returns the two fields of every request body with a bot check. */
  solve: () => Promise<{ recaptcha: string; is_v2: boolean }>;
  /** Whether the error came from the bot check, which then shows it. */
  catches: (error: unknown) => boolean;
}

/** The bot check of a form: invisible first, visible after a failure. */
export function useBotCheck(): BotCheckState {
  const [isVisible, setVisible] = useState(false);
  const [round, setRound] = useState(0);
  const [solution, setSolution] = useState<string | null>(null);
  return {
    isVisible,
    round,
    setSolution,
    async solve() {
      const recaptcha = solution ?? (await solveInvisibly());
      // each solution is valid once
      setSolution(null);
      return { recaptcha, is_v2: isVisible };
    },
    catches(error) {
      const isOfCheck = !(error instanceof ApiError) || error.fields['recaptcha'] !== undefined;
      if (isOfCheck) setVisible(true);
      if (isVisible) setRound((number) => number + 1);
      return isOfCheck;
    },
  };
}

async function solveInvisibly(): Promise<string> {
  const { solveBotCheck } = await import('./index.ts');
  return solveBotCheck();
}
