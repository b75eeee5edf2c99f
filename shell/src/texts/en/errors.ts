/** Words of failures that the frame shows (spec 1 section 8). */
export const errors = {
  returnHome: 'Return To Home',
  close: 'Close',
  later: 'Please try again later. Nothing you saved is lost.',
  laterForVisitors: 'Please try again later.',
  support: 'If it happens again, or if you think this is a mistake, write to {support}.',
  method: 'Method:',
  url: 'Address:',
  loadingPage: 'Loading',
} as const;
