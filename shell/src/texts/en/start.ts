/** Words of a portal whose first scripts did not load: read before those of another language are there. */
export const start = {
  failed: "The portal didn't load",
  text: 'Nothing you saved is lost.',
  reload: 'Reload',
} as const;
