import { VisuallyHidden } from '@chakra-ui/react';
import { requestType } from '@portal/contract/request-types/lookup';
import type { RequestType } from '@portal/contract/statuses';
import { StatusBadge } from '../../design/layout/StatusBadge.tsx';
import { requestQueue as words } from '#texts/request-queue';
import { AgeBar } from './AgeBar.tsx';
import { daysText, isLong } from './waiting.ts';

/**
 * Biospecimen, genetic, phenotypic and imaging requests. All others are reviewed quarterly, or have no promised review
 * time.
 */
export const isPromisedType = (type: RequestType): boolean => requestType(type).flow === 'plain';

interface StatusAgeProps {
  /** Null if unknown. */
  days: number | null;
  /** The request waits for the foundation. */
  isWaitedFor: boolean;
  isPromised: boolean;
}

/**
 * How long a request has been in its status. If it waits for the foundation, more than two weeks is marked by an icon
 * and text. If two weeks were promised, a bar shows the elapsed share.
 */
export function StatusAge({ days, isWaitedFor, isPromised }: StatusAgeProps) {
  if (days === null) return '–';
  if (!isWaitedFor) return daysText(days);
  const text = isLong(days) ? (
    <StatusBadge tone="warning" title={words.waitsLong}>
      {daysText(days)}
      <VisuallyHidden>{words.waitsLong}</VisuallyHidden>
    </StatusBadge>
  ) : (
    daysText(days)
  );
  if (!isPromised) return text;
  return (
    <>
      {text}
      <AgeBar days={days} />
    </>
  );
}
