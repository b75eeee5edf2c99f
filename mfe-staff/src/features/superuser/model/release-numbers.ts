import type { ResponseOf } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import { releases as words } from '#texts/releases';

type Reasons = ResponseOf<'GET /release-health/'>['apps'][number]['verdict']['reasons'];

/** Converts a share to percent: 0.125 is 12.5, and 0.1 is 10. */
export const percent = (share: number): number => Math.round(share * 1000) / 10;

/** The measures in which a new version was worse, in one line. */
export const listReasons = (reasons: Reasons): string =>
  reasons
    .map(({ measure, found, before }) =>
      fill(words.reasons[measure], { found: write(measure, found), before: write(measure, before) }),
    )
    .join('; ');

function write(measure: Reasons[number]['measure'], value: number): number {
  if (measure === 'failures') return percent(value);
  return measure === 'cls' ? Math.round(value * 100) / 100 : Math.round(value);
}
