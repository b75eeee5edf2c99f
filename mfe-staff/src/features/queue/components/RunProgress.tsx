import { fill, Text } from '@portal/shared-ui';
import { useSearchParams } from '@portal/shared-ui/router';
import { countDone, readRun } from '../model/run.ts';
import { ready as words } from '#texts/ready';

interface RunDoneProps {
  /** How many the run began with. */
  began: number;
  left: number;
}

/** '2 of 6 done' */
export function RunDone({ began, left }: RunDoneProps) {
  return (
    <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {fill(words.progress, { done: countDone(began, left), count: began })}
    </Text>
  );
}

/** The progress of the run that the address belongs to; `left` is null while it is counted. */
export function RunProgress({ left }: { left: number | null }) {
  const [parameters] = useSearchParams();
  const began = readRun(parameters);
  if (began === null) return null;
  return (
    <Text minH="6" mb="4">
      {left === null ? null : <RunDone began={began} left={left} />}
    </Text>
  );
}
