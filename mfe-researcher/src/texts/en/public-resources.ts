/** Words of the public catalogue (spec 2 section 2.7). */
export const publicResources = {
  title: 'Available Resources',
  summary: 'Browse the datasets and other resources that the foundation shares.',
  visitorSummary:
    'Browse the datasets and other resources that the foundation shares. To request a resource, create an account. Your institution must have an agreement with the foundation.',
  searchLabel: 'Search resources',
  official: 'Official {product} Datasets',
  welcomePacket: 'Welcome packet of {cohort}',
} as const;
