import { formatQuarter, matchDeadline, nameQuarter } from '@portal/contract/quarters';
import { fill, Notice, pageLocale, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { useState } from 'react';
import { wizard as words } from '#texts/wizard';

/** By when an application must be in, by the foundation's clock, and when it is reviewed then. */
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
      <Text>{words.deadlines.dates}</Text>
      <Text>{fill(words.deadlines.current, useMatchDeadline())}</Text>
    </Notice>
  );
}
