import type { RequestSamples } from '@portal/contract';
import { passesCheck } from '@portal/contract/samples/availability';
import { exceedsAvailable } from '@portal/contract/samples/sample-rules';
import { Stack } from '@chakra-ui/react';
import { fill } from '../../design/layout/fill.ts';
import { formatDateTime } from '../../design/layout/dates.ts';
import { Notice } from '../../design/layout/Notice.tsx';
import { samples as words } from '#texts/sample-availability';

/** Notices above the table: the inventory is unreachable, or some ids no longer pass the check. */
export function SampleNotices({ samples }: { samples: RequestSamples }) {
  const failing = samples.results.filter((sample) => !passesCheck(sample));
  const scarce = samples.results.filter((sample) => exceedsAvailable(sample.amount, sample));
  if (samples.source === 'inventory' && failing.length === 0 && scarce.length === 0) return null;
  return (
    <Stack gap="3" mb="4">
      {samples.source === 'kept' ? (
        <Notice tone="warning">
          {samples.as_of === null
            ? words.nothingCached
            : fill(words.cached, { at: formatDateTime(samples.as_of) })}
        </Notice>
      ) : null}
      {failing.length > 0 ? (
        <Notice tone="warning">{fill(words.failing, { ids: failing.map(({ id }) => id).join(', ') })}</Notice>
      ) : null}
      {scarce.length > 0 ? (
        <Notice tone="warning">{fill(words.scarce, { ids: scarce.map(({ id }) => id).join(', ') })}</Notice>
      ) : null}
    </Stack>
  );
}
