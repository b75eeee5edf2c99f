import { isRenewalIn } from '@portal/contract/project-updates';
import { irbRequiredText, ownStatusText, statusText, type StatusFacts } from '@portal/contract/status-text';
import { HStack } from '@chakra-ui/react';
import { StatusBadge, type StatusTone } from '../../design/layout/StatusBadge.tsx';
import { useBranding } from '../branding/index.ts';
import { STATUS_TONES } from './status-tones.ts';

export interface RequestStatusFacts extends StatusFacts {
  readonly irb_required?: boolean;
}

/** Warns when access ends soon or has ended, and no renewal was submitted. */
const chooseTone = (request: RequestStatusFacts, timeZone: string): StatusTone =>
  request.status === 7 &&
  ownStatusText(request, timeZone) !== ownStatusText({ status: 7 }, timeZone) &&
  !isRenewalIn(request)
    ? 'warning'
    : STATUS_TONES[request.status];

interface RequestStatusTextProps {
  request: RequestStatusFacts;
  /** Marks nothing in amber, where the page marks the next step of its reader elsewhere. */
  isQuiet?: boolean;
}

/** The status of a request with details for its owner: that access ends, or that a letter is missing. */
export function RequestStatusText({ request, isQuiet = false }: RequestStatusTextProps) {
  const { time_zone: timeZone } = useBranding();
  const quieten = (tone: StatusTone): StatusTone => (isQuiet && tone === 'warning' ? 'neutral' : tone);
  return (
    <HStack wrap="wrap" gap="1">
      <StatusBadge tone={quieten(chooseTone(request, timeZone))}>{statusText(request, timeZone)}</StatusBadge>
      {request.irb_required ? <StatusBadge tone={quieten('warning')}>{irbRequiredText()}</StatusBadge> : null}
    </HStack>
  );
}
