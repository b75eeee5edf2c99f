import { fill, Text } from '@portal/shared-ui';
import { useSearchParams } from '@portal/shared-ui/router';
import { useEffect } from 'react';
import { countDone, growRun, readRun } from '../model/run.ts';
import { ready as words } from '#texts/ready';

interface RunDoneProps {
  /** The number of requests at the start of the run. */
  began: number;
  left: number;
}

/** Shows '2 of 6 done'. */
export function RunDone({ began, left }: RunDoneProps) {
  return (
    <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {fill(words.progress, { done: countDone(began, left), count: began })}
    </Text>
  );
}

/** The progress of the run named in the address; `left` is null while counting. */
export function RunProgress({ left }: { left: number | null }) {
  const [parameters, setParameters] = useSearchParams();
  const began = readRun(parameters);
  const hasGrown = began !== null && left !== null && left > began;
  useEffect(() => {
    if (hasGrown)
      setParameters((current) => growRun(current, left), { replace: true, preventScrollReset: true });
  }, [hasGrown, left, setParameters]);
  if (began === null) return null;
  return (
    <Text minH="6" mb="4">
      {left === null ? null : <RunDone began={began} left={left} />}
    </Text>
  );
}
