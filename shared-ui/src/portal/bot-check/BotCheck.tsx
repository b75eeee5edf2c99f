import { useEffect, useRef, useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Alert, Box, CheckRow, Spinner } from '../../design/index.ts';
import { solveBotCheck } from './solve-challenge.ts';
import { botCheck as texts } from '#texts/bot-check';

export interface BotCheckProps {
  onSolved: (solution: string | null) => void;
  /** Replaces the default title after the invisible check failed; `text` adds a line below it. */
  title?: string;
  text?: string;
}

/**
 * The visible bot check, shown after the invisible one failed (spec 1 section 5). Ticking the box solves a fresh
 * challenge; `onSolved` gets its solution, or null while there is none.
 */
export function BotCheck({ onSolved, title = MESSAGES.recaptchaFailed, text }: BotCheckProps) {
  const [state, setState] = useState<'open' | 'busy' | 'solved' | 'failed'>('open');
  const box = useRef<HTMLDivElement>(null);
  // The box appears after a failed submission, and ticking it is the next step, so it takes the focus.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  const toggle = async (isTicked: boolean) => {
    onSolved(null);
    if (!isTicked) return setState('open');
    setState('busy');
    try {
      onSolved(await solveBotCheck());
      setState('solved');
    } catch {
      setState('failed');
    }
  };

  return (
    <Box ref={box} borderWidth="1px" borderRadius="l2" p="4">
      <Alert.Root status="error" size="sm" mb="3" role="alert">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{title}</Alert.Title>
          {text === undefined ? null : <Alert.Description>{text}</Alert.Description>}
        </Alert.Content>
      </Alert.Root>
      <CheckRow
        isChecked={state === 'solved' || state === 'busy'}
        onChange={(isTicked) => void toggle(isTicked)}
      >
        {texts.label}
      </CheckRow>
      <Box as="output" display="block" textStyle="sm" color="fg.muted" minH="5" mt="1">
        {state === 'busy' ? (
          <>
            <Spinner size="xs" aria-hidden />
            {texts.checking}
          </>
        ) : null}
        {state === 'solved' ? texts.passed : null}
        {state === 'failed' ? texts.failed : null}
      </Box>
    </Box>
  );
}
