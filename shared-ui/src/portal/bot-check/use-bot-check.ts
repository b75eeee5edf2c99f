import { useState } from 'react';
import { ApiError } from '../data/index.ts';

export interface BotCheckState {
  /** The invisible check failed, so the visible one is in the form (spec 1 sections 4 and 5). */
  isVisible: boolean;
  /** Changes when a solution is spent, so that the visible check starts afresh. */
  round: number;
  setSolution: (solution: string | null) => void;
  /** The two fields that every body with a bot check has. */
  solve: () => Promise<{ recaptcha: string; is_v2: boolean }>;
  /** Whether the error was one of the check, which it then shows. */
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
      // a solution counts once
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
