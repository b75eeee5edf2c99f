/** Who may read and write release notes (spec 3 section 6; only superusers see drafts). */
import { STAFF_ROLES } from '@portal/contract';
import { definePolicy } from '@portal/kit';

export interface ReleaseNoteState {
  readonly released_at: string | null;
}

export const releaseNotePolicy = definePolicy({
  object: 'release_note',
  relations: { released: 't.released_at is not null' },
  actions: {
    read: {
      who: {
        ...Object.fromEntries(STAFF_ROLES.map((role) => [role, ['released'] as const])),
        superuser: 'any',
      },
    },
    create: { who: { superuser: 'any' } },
    edit: { who: { superuser: 'any' } },
    delete: { who: { superuser: 'any' } },
  },
});
