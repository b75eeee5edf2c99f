/** Words of the public catalogue (spec 1 section 2, "Public routes"). */
export const publicResources = {
  title: 'Public resources',
  summary:
    'What the foundation has to share. Everybody may look; to request one, create an account and agree to the joinder of your institution.',
} as const;
