/** Who sees and changes people (spec 1 section 6). */
import type { Role } from '@portal/contract';
import { definePolicy, seenByStaff } from '@portal/kit';
import { reviewerScope, seenByReviewers } from '../../reviewer-scope.ts';

/** Roles that only a superuser gives or takes, and whose holders only a superuser changes: nobody rises through them. */
export const GUARDED_ROLES: readonly Role[] = ['superuser', 'sfari_admin_lead'];
const ORDINARY = `not exists (select 1 from core.account_group g
  where g.account_id = t.id and g.role in (${GUARDED_ROLES.map((role) => `'${role}'`).join(', ')}))`;

export const userPolicy = definePolicy({
  object: 'user',
  relations: {
    own: 't.id = :actor',
    another: 't.id <> :actor',
    ordinary: ORDINARY,
    another_ordinary: `t.id <> :actor and ${ORDINARY}`,
    colleague:
      'exists (select 1 from core.user_institution ui where ui.user_id = t.id and ui.institution_id = any(:institutions))',
    ...reviewerScope('scope.owner_id = t.id'),
  },
  actions: {
    read: { who: { signed_in: ['own'], sbso: ['own', 'colleague'], ...seenByStaff, ...seenByReviewers } },
    edit: { who: { signed_in: ['own'], sfari_admin: ['ordinary'], superuser: 'any' } },
    choose_role: { who: { signed_in: ['own'], sfari_admin: ['ordinary'], superuser: 'any' } },
    // Not one's own: an administrator who takes away their own role could not give it back.
    set_active: { who: { sfari_admin: ['another_ordinary'], superuser: ['another'] } },
    set_groups: { who: { sfari_admin: ['another_ordinary'], superuser: ['another'] } },
  },
});
