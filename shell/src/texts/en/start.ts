/** Words of a portal whose first scripts did not load: read before those of another language are there. */
export const start = {
  failed: 'The portal could not be shown',
  text: 'Part of the portal did not load. Nothing that you saved is lost.',
  reload: 'Reload',
} as const;
