import { say, type CalendarEntry } from '@portal/kit';
import { termCalendar as words } from '../../texts/en/term-calendar.ts';
import type { OwnDate } from './term-calendar.queries.ts';

const UIDS: Readonly<Record<OwnDate['kind'], string>> = {
  ends: 'request-end',
  renew: 'request-renewal',
  letterEnds: 'irb-end',
};

/** Days without a time: they are the same wherever the calendar is read. */
export const describeDates = (dates: readonly OwnDate[]): readonly CalendarEntry[] =>
  dates.map(({ kind, id, subject_id: subject, code, day }) => ({
    id: `${UIDS[kind]}-${id}`,
    start: new Date(`${day}T00:00:00Z`),
    isWholeDay: true,
    summary: say(words[kind], { code }),
    path: kind === 'letterEnds' ? `/project/${subject}?mode=irb` : `/request/${subject}`,
    isBusy: false,
  }));
