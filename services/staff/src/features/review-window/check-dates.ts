/** Which dates a window may have, in the foundation's time zone. */
import { dayIn, dueDateRange, writeDay } from '@portal/contract';
import { invalid, say } from '@portal/kit';
import { windowRefusals } from '../../texts/en/review-window.ts';

/** @throws INVALID_INPUT for a day that has passed in the foundation's time zone, or is more than a year away */
export function checkDueDate(day: string, now: Date, timeZone: string): void {
  const { from, to } = dueDateRange(now, timeZone);
  if (day < from) throw invalid({ due_date: [windowRefusals.dayPassed] });
  if (day > to) throw invalid({ due_date: [say(windowRefusals.latestDay, { day: writeDay(to) })] });
}

/**
 * Null is allowed: the meeting has no date yet.
 * @throws INVALID_INPUT for a meeting that has passed, or is more than a year away
 */
export function checkMeeting(meeting: Date | null, now: Date, timeZone: string): void {
  if (!meeting) return;
  const { to } = dueDateRange(now, timeZone);
  if (meeting < now) throw invalid({ meeting_at: [windowRefusals.meetingPassed] });
  if (dayIn(meeting, timeZone) > to)
    throw invalid({ meeting_at: [say(windowRefusals.latestDay, { day: writeDay(to) })] });
}
