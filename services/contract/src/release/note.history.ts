/** History of a release note. Only superusers read it, since it contains drafts (spec 3 section 4.9). */
import { defineHistory, forStaff } from '../history/history.ts';

export const releaseNoteHistory = defineHistory({
  model: 'release_note',
  label: 'Release note',
  needs: ['edit'],
  fields: {
    id: 'internal',
    created: 'internal',
    version: forStaff('Version'),
    text: forStaff('Text'),
    released_at: forStaff('Released', { format: 'time' }),
  },
});
