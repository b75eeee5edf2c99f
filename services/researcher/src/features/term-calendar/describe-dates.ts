import type { CalendarEntry } from '@portal/common';
import { say } from '@portal/kit';
import { termCalendar as words } from '../../texts/en/term-calendar.ts';
import type { OwnDate } from './term-calendar.queries.ts';

const UIDS: Readonly<Record<OwnDate['kind'], string>> = {
  ends: 'request-end',
  renew: 'request-renewal',
  letterEnds: 'irb-end',
  verify: 'verification',
};

const getPath = ({ kind, subject_id: subject }: OwnDate): string => {
  if (kind === 'letterEnds') return `/project/${subject}?mode=irb`;
  return kind === 'verify' ? '/annual-researcher-review' : `/request/${subject}`;
};

/** All-day entries, so that they show the same date in every time zone. */
export const describeDates = (dates: readonly OwnDate[]): readonly CalendarEntry[] =>
  dates.map((date) => ({
    id: `${UIDS[date.kind]}-${date.id}`,
    start: new Date(`${date.day}T00:00:00Z`),
    isWholeDay: true,
    summary: say(words[date.kind], { code: date.code }),
    path: getPath(date),
    isBusy: false,
  }));
