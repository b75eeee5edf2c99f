/** Words of an institution's page (spec 3 section 2.14). */
export const page = {
  researchers: 'Investigadores',
  resubmitted: 'Gracias. Los datos se enviaron a revisión.',
} as const;
