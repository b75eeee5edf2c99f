/** Who sees and changes people (spec 1 section 6). */
import { definePolicy } from '@portal/kit';
import { seenByStaff } from '../../seen-by-staff.ts';

const administrators = <const G>(grant: G) => ({ sfari_admin: grant, superuser: grant });

export const userPolicy = definePolicy({
  object: 'user',
  relations: {
    own: 't.id = :actor',
    another: 't.id <> :actor',
    colleague:
      'exists (select 1 from core.user_institution ui where ui.user_id = t.id and ui.institution_id = any(:institutions))',
  },
  actions: {
    read: { who: { signed_in: ['own'], sbso: ['own', 'colleague'], ...seenByStaff } },
    edit: { who: { signed_in: ['own'], ...administrators('any') } },
    choose_role: { who: { signed_in: ['own'], ...administrators('any') } },
    // Not one's own: an administrator who takes away their own role could not give it back.
    set_active: { who: administrators(['another']) },
    set_groups: { who: administrators(['another']) },
  },
});
