import type { RequestSamples } from '@portal/contract';
import { passesAvailability } from '@portal/contract/samples/availability';
import { Stack } from '@chakra-ui/react';
import { fill } from '../../design/layout/fill.ts';
import { formatDateTime } from '../../design/layout/dates.ts';
import { Notice } from '../../design/layout/Notice.tsx';
import { samples as words } from '#texts/sample-availability';

/** What somebody should know before they read the table: that the inventory is down, and which ids no longer pass. */
export function SampleNotices({ samples }: { samples: RequestSamples }) {
  const failing = samples.results.filter(({ availability }) => !passesAvailability(availability));
  if (samples.source === 'inventory' && failing.length === 0) return null;
  return (
    <Stack gap="3" mb="4">
      {samples.source === 'kept' ? (
        <Notice tone="warning">
          {samples.as_of === null
            ? words.keptNothing
            : fill(words.kept, { at: formatDateTime(samples.as_of) })}
        </Notice>
      ) : null}
      {failing.length > 0 ? (
        <Notice tone="warning">{fill(words.failing, { ids: failing.map(({ id }) => id).join(', ') })}</Notice>
      ) : null}
    </Stack>
  );
}
