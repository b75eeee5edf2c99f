import { formatQuarter, matchDeadline, nameQuarter } from '@portal/contract/quarters';
import { fill, Notice, pageLocale, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { useState } from 'react';
import { wizard as words } from '#texts/wizard';

/** The submission deadline in the foundation's time zone, and the date of the review that follows. */
export function useMatchDeadline() {
  const { time_zone: timeZone } = useBranding();
  const [now] = useState(() => new Date());
  const { at, reviewed } = matchDeadline(now, timeZone);
  const deadline = new Intl.DateTimeFormat(pageLocale(), {
    timeZone,
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
  return { deadline, reviewed: nameQuarter(formatQuarter(reviewed)) };
}

export function DeadlineNote() {
  return (
    <Notice tone="info">
      <Text>{fill(words.deadline, useMatchDeadline())}</Text>
    </Notice>
  );
}
