/** Words of data. */
export const data = {
  // api-error
  unexpectedError: 'Unexpected error',
  // api
  unreachable: 'We could not reach the portal. Check your connection and try again.',
} as const;
