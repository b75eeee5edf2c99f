/** Words of renewals, on the page of a request in every app. */
export const renewal = {
  loadFailed: 'Could not get the renewals.',
  answers: 'Answers for {code}',
  noAnswer: 'No data provided',
  list: 'Renewals of this request',
  submitted: 'Submitted {date}',
  notSubmitted: 'Not submitted yet',
  decided: 'decided {date}',
} as const;
