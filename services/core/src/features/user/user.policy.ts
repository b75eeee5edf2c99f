/** Who sees and changes people (spec 1 section 6). */
import { definePolicy, seenByStaff } from '@portal/kit';
import { reviewerScope, seenByReviewers } from '../../reviewer-scope.ts';

const administrators = <const G>(grant: G) => ({ sfari_admin: grant, superuser: grant });

export const userPolicy = definePolicy({
  object: 'user',
  relations: {
    own: 't.id = :actor',
    another: 't.id <> :actor',
    colleague:
      'exists (select 1 from core.user_institution ui where ui.user_id = t.id and ui.institution_id = any(:institutions))',
    ...reviewerScope('scope.owner_id = t.id'),
  },
  actions: {
    read: { who: { signed_in: ['own'], sbso: ['own', 'colleague'], ...seenByStaff, ...seenByReviewers } },
    edit: { who: { signed_in: ['own'], ...administrators('any') } },
    choose_role: { who: { signed_in: ['own'], ...administrators('any') } },
    // Not one's own: an administrator who takes away their own role could not give it back.
    set_active: { who: administrators(['another']) },
    set_groups: { who: administrators(['another']) },
  },
});
