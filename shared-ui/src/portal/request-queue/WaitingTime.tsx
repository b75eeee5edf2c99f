import { VisuallyHidden } from '@chakra-ui/react';
import { requestType } from '@portal/contract/request-types/lookup';
import type { RequestType } from '@portal/contract/statuses';
import { StatusBadge } from '../../design/layout/StatusBadge.tsx';
import { requestQueue as words } from '#texts/request-queue';
import { AgeBar } from './AgeBar.tsx';
import { waitingTime, waitsLong } from './waiting.ts';

/** Biospecimen, genetic, phenotypic and imaging requests: the rest is reviewed quarterly, or has no promise. */
export const isPromisedType = (type: RequestType): boolean => requestType(type).flow === 'plain';

interface WaitedProps {
  /** Null where nobody here is waited for. */
  since: string | null;
  isPromised: boolean;
}

/** How long somebody has waited, marked beyond two weeks; with the bar where two weeks were promised. */
export function Waited({ since, isPromised }: WaitedProps) {
  const told = waitsLong(since) ? (
    <StatusBadge tone="warning" title={words.waitsLong}>
      {waitingTime(since)}
      <VisuallyHidden>{words.waitsLong}</VisuallyHidden>
    </StatusBadge>
  ) : (
    waitingTime(since) || '–'
  );
  if (since === null || !isPromised) return told;
  return (
    <>
      {told}
      <AgeBar since={since} />
    </>
  );
}

/** How long a request waits, wherever it is listed. */
export const Waiting = ({ since, type }: { since: string | null; type: RequestType }) => (
  <Waited since={since} isPromised={isPromisedType(type)} />
);
