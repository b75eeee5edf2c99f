/** Words of the public catalogue (spec 2 section 2.7). */
export const publicResources = {
  title: 'Available Resources',
  summary:
    'What the foundation has to share. Everybody may look; to request one, create an account and agree to the joinder of your institution.',
  searchLabel: 'Search resources',
  official: 'Official {product} Datasets',
  welcomePacket: 'Welcome packet of {cohort}',
} as const;
