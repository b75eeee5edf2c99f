/** Words about the page that a person wanted before other steps came first. */
export const goal = {
  toRequest: 'Continue to your request',
  toPage: 'Continue to your page',
} as const;
