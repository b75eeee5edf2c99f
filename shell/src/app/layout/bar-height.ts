/** Of the bar of impersonation with names of usual length: four lines on a phone, one on a wide window. */
export const BAR_HEIGHT = { base: '9rem', md: '3.25rem' };
