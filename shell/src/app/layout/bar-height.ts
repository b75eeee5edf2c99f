/** Height of the impersonation bar for names of usual length: three lines on a phone, one on a wide window. */
export const BAR_HEIGHT = { base: '6.5rem', md: '3.25rem' };
