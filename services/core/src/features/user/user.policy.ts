/** Who may see and change people (spec 1 section 6). */
import { GUARDED_ROLES } from '@portal/contract';
import { seenByStaff } from '@portal/common';
import { definePolicy, type Actor } from '@portal/kit';
import { accountRefusals } from '../../texts/en/account-refusals.ts';
import { ownersOfReviewed, seenByReviewers } from '../../rules/involvement.sql.ts';

const hasRoleSql = (roles: readonly string[]): string => `exists (select 1 from core.account_group g
  where g.account_id = t.id and g.role in (${roles.map((role) => `'${role}'`).join(', ')}))`;
const ORDINARY = `not ${hasRoleSql(GUARDED_ROLES)}`;
/**
 * A person who changes an address can take over the account, so administrators may not change addresses of other
 * administrators.
 */
const BELOW_ADMINISTRATORS = `not ${hasRoleSql([...GUARDED_ROLES, 'sfari_admin'])}`;

const WITH_FACTOR = 'exists (select 1 from core.second_factor f where f.account_id = t.id)';

/** Impersonators may not do this. */
const inPerson = (_user: unknown, actor: Actor): boolean => actor.impersonatorId === null;

export const userPolicy = definePolicy({
  object: 'user',
  relations: {
    own: 't.id = :actor',
    another_with_factor: `t.id <> :actor and ${WITH_FACTOR}`,
    another_below_with_factor: `t.id <> :actor and ${BELOW_ADMINISTRATORS} and ${WITH_FACTOR}`,
    superuser_with_factor: `t.id <> :actor and ${hasRoleSql(['superuser'])} and ${WITH_FACTOR}`,
    another: 't.id <> :actor',
    ordinary: ORDINARY,
    another_ordinary: `t.id <> :actor and ${ORDINARY}`,
    another_below_administrators: `t.id <> :actor and ${BELOW_ADMINISTRATORS}`,
    // Signing Officials may not choose an institution, because they would then see its people.
    own_investigator: `t.id = :actor and ${hasRoleSql(['primary_researcher'])} and not ${hasRoleSql(['sbso', 'pi_sbso'])}`,
    colleague: `t.id = any(array(select ui.user_id from core.user_institution ui
      where ui.institution_id = any(:institutions)))`,
    ...ownersOfReviewed,
  },
  actions: {
    read: { who: { signed_in: ['own'], sbso: ['own', 'colleague'], ...seenByStaff, ...seenByReviewers } },
    edit: { who: { signed_in: ['own'], sfari_admin: ['ordinary'], superuser: 'any' } },
    choose_role: { who: { signed_in: ['own'], sfari_admin: ['ordinary'], superuser: 'any' } },
    affiliate: { who: { signed_in: ['own_investigator'], sfari_admin: ['ordinary'], superuser: 'any' } },
    // Not for the caller's own account: administrators who remove their own role could not restore it.
    set_active: { who: { sfari_admin: ['another_ordinary'], superuser: ['another'] } },
    set_groups: { who: { sfari_admin: ['another_ordinary'], superuser: ['another'] } },
    // People must not see the comments about themselves.
    comment: { who: { sfari_admin: ['another'], abn_proj_mgr: ['another'], superuser: ['another'] } },
    send_mail: { who: { sfari_admin: 'any', superuser: 'any' } },
    change_password: {
      who: { signed_in: ['own'] },
      when: inPerson,
      because: accountRefusals.password.ownOnly,
    },
    change_email: {
      who: { signed_in: ['own'], sfari_admin: ['another_below_administrators'], superuser: 'any' },
      when: inPerson,
      because: accountRefusals.address.notWhileActing,
    },
    // A superuser's need two administrators, so others than superusers may ask too.
    reset_factors: {
      who: {
        sfari_admin: ['another_below_with_factor', 'superuser_with_factor'],
        superuser: ['another_with_factor'],
      },
      when: inPerson,
      because: accountRefusals.factor.notWhileActing,
    },
    /** Projects, requests and collaborations; hidden from Signing Officials. */
    see_work: { who: { signed_in: ['own'], ...seenByStaff } },
    see_history: { who: { sfari_admin: 'any', superuser: 'any' } },
  },
});
