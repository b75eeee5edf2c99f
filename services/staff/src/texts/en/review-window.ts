import { translatable } from '@portal/contract/words';

export const windowRefusals = translatable('staff/review-window', {
  dayPassed: 'Choose today or a later day',
  meetingPassed: 'Choose a time of the meeting that is still to come',
  latestDay: 'Choose {day} or an earlier day',
  ended: 'This window has ended: its due date has passed',
  over: 'This window is over: its due date and its meeting have passed',
  otherDate:
    'These reviews have begun already and are due on {day}. Requests that get a reviewer until then join them',
});
