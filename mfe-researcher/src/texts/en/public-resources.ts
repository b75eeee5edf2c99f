/** Words of the public catalogue (spec 2 section 2.7). */
export const publicResources = {
  title: 'Available Resources',
  summary: 'Browse everything the foundation shares.',
  visitorSummary:
    'Browse everything the foundation shares. To request a resource, create an account. Your institution must have an agreement with the foundation.',
  searchLabel: 'Search resources',
  official: 'Official {product} Datasets',
  welcomePacket: 'Welcome packet of {cohort}',
} as const;
