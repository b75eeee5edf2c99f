/** Day and time of a meeting as form values, in the time zone of this device. */
export interface MeetingTime {
  /** Example: '2026-12-31'; '' for a meeting without a date. */
  readonly day: string;
  /** Example: '14:05'; '' if no time was chosen. */
  readonly time: string;
}

export const NO_MEETING: MeetingTime = { day: '', time: '' };

/** The instant of the meeting: noon if no time was chosen; null without a day. */
export const meetingMoment = ({ day, time }: MeetingTime): string | null =>
  day === '' ? null : new Date(`${day}T${time || '12:00'}`).toISOString();

const two = (number: number): string => String(number).padStart(2, '0');

export function readMeetingTime(moment: string | null): MeetingTime {
  if (moment === null) return NO_MEETING;
  const at = new Date(moment);
  return {
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

export const isSameTime = (one: MeetingTime, other: MeetingTime): boolean =>
  one.day === other.day && (one.day === '' || (one.time || '12:00') === (other.time || '12:00'));
