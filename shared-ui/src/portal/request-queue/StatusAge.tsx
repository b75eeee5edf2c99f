import { VisuallyHidden } from '@chakra-ui/react';
import { requestType } from '@portal/contract/request-types/lookup';
import type { RequestType } from '@portal/contract/statuses';
import { StatusBadge } from '../../design/layout/StatusBadge.tsx';
import { requestQueue as words } from '#texts/request-queue';
import { AgeBar } from './AgeBar.tsx';
import { daysText, isLong } from './waiting.ts';

/** Biospecimen, genetic, phenotypic and imaging requests: the rest is reviewed quarterly, or has no promise. */
export const isPromisedType = (type: RequestType): boolean => requestType(type).flow === 'plain';

interface StatusAgeProps {
  /** Null where no one knows. */
  days: number | null;
  /** Someone here is waited for. */
  isWaitedFor: boolean;
  isPromised: boolean;
}

/**
 * How long a request has been in its status. Where someone here is waited for, more than two weeks is marked by sign and
 * words, and a bar shows how much of them is gone where they were promised.
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
