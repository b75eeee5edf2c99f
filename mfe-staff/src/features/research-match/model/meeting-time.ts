/** The day and the time of a meeting, in the boxes of a form: by the clock of this device. */
export interface MeetingTime {
  /** Such as '2026-12-31'; '' for a meeting without a date. */
  readonly day: string;
  /** Such as '14:05'; '' where no one chose one. */
  readonly time: string;
}

export const NO_MEETING: MeetingTime = { day: '', time: '' };

/** The instant; null where no day was chosen. Noon where no time was. */
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
