/** Words of the button that connects an ORCID iD (spec 1 section 7). */
export const orcid = {
  label: 'ORCID iD',
  help: 'A free identifier for researchers. You log in at ORCID in a small window, and we keep only your iD.',
  connect: 'Connect your ORCID iD',
  waiting: 'Waiting for ORCID. Finish in the small window.',
  connected: 'Connected: {orcid}',
  remove: 'Remove',
  removeIt: 'Remove your ORCID iD',
  blocked: 'Your browser blocked the window. Allow pop-ups for this page and try again.',
  closed: 'The window was closed before ORCID answered. Nothing was connected.',
  failed: 'ORCID did not confirm your iD. Try again, or leave it out: you can add it later.',
} as const;
