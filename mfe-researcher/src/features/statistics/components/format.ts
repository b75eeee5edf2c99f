import type { ResponseOf } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import { statistics as words } from '#texts/statistics';

export type PublicStatistics = ResponseOf<'GET /public/statistics/'>;

const NUMBER = new Intl.NumberFormat('en-US');

/** Null means one to four: such counts are not shown exactly. */
export const formatCount = (count: number | null): string =>
  count === null ? words.fewer : NUMBER.format(count);

export const formatShare = (share: number | null): string =>
  share === null ? words.none : fill(words.percent, { share: Math.round(share * 100) });

export const formatDays = (days: number | null): string => (days === null ? words.none : NUMBER.format(days));
