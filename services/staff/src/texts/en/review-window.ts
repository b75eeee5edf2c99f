import { translatable } from '@portal/contract/words';

export const windowRefusals = translatable('staff/review-window', {
  dayPassed: 'Choose today or a later day',
  meetingPassed: 'Choose a meeting time in the future',
  latestDay: 'Choose {day} or an earlier day',
  ended: 'This review window has ended: its due date has passed',
  over: 'This review window is over: its due date and its meeting have passed',
  otherDate:
    'These reviews have already started and are due on {day}. Requests that get a reviewer before then are added to them',
});
