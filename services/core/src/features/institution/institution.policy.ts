/** Who may see and change institutions (spec 1 section 6; docs/institutions.md). */
import {
  INSTITUTION_STATUS,
  mayMoveInstitution,
  type InstitutionAction,
  type InstitutionStatus,
  type Role,
} from '@portal/contract';
import { seenByStaff } from '@portal/common';
import { actsAs, definePolicy, type Actor } from '@portal/kit';
import { institutionRefusals } from '../../texts/en/institution-refusals.ts';
import { institutionWithoutMembersSql } from '../../rules/institutions-without-members.sql.ts';
import { restrictedSql } from '../../rules/restricted-country.sql.ts';

export interface InstitutionState {
  readonly status: InstitutionStatus;
  readonly current_io: number | null;
  /** Someone is the Signing Official, or is invited to be. */
  readonly has_official: boolean;
}

/** Staff who see institutions in full. */
export const FULL_VIEW_ROLES = Object.keys(seenByStaff) as Role[];
/**
 * Only administrators edit, deactivate and delete institutions (spec 1 section 6). A lead counts as administrator, a
 * superuser does not.
 */
const administrators = { sfari_admin: 'any' } as const;
export const isAdministrator = (actor: Actor): boolean => actsAs(actor, 'sfari_admin');

/**
 * People who belong to the institution, even if only they say so. People whom the institution rejected are excluded.
 */
const MEMBER = `t.id = any(array(select ui.institution_id from core.user_institution ui
  where ui.user_id = :actor and ui.verified is distinct from false))`;

/** Policy of an action that only administrators may take, when the status machine allows it. */
const administers = (action: InstitutionAction, because: string) => ({
  who: administrators,
  when: ({ status }: InstitutionState) => mayMoveInstitution(action, status),
  because,
});

/**
 * Who may give the details. People who registered an institution are confirmed only after its approval. Until someone
 * is confirmed, its first members therefore count as investigators (decision 433).
 */
const ANSWERING = {
  ...administrators,
  sbso: ['officer'],
  primary_researcher: ['own', 'first_member'],
} as const;

/** The official may give the details and answer a follow-up. An investigator may only answer a follow-up. */
const hasTurn = ({ status, current_io: official }: InstitutionState, actor: Actor): boolean =>
  mayMoveInstitution('submit', status) &&
  (isAdministrator(actor) || official === actor.userId || status === INSTITUTION_STATUS.FOLLOW_UP);

const NOT_UNDER_REVIEW = institutionRefusals.decision.notUnderReview;

export const institutionPolicy = definePolicy({
  object: 'institution',
  relations: {
    // Institutions of countries that get no resources are hidden from outsiders.
    approved: `t.status = ${INSTITUTION_STATUS.APPROVED} and not ${restrictedSql('t')}`,
    own: 't.id = any(:institutions)',
    member: MEMBER,
    first_member: `${MEMBER} and ${institutionWithoutMembersSql('t.id')}`,
    officer: 't.current_io_id = :actor and t.id = any(:institutions)',
  },
  actions: {
    read: {
      who: {
        anyone: ['approved'],
        signed_in: ['member'],
        ...seenByStaff,
      },
    },
    create: { who: administrators },
    edit: {
      who: ANSWERING,
      when: (state: InstitutionState, actor) => isAdministrator(actor) || hasTurn(state, actor),
      because: institutionRefusals.decision.detailsClosed,
    },
    submit: {
      who: ANSWERING,
      when: hasTurn,
      because: institutionRefusals.decision.detailsNotDue,
    },
    edit_domains: { who: administrators },
    edit_country: { who: administrators },
    edit_names: { who: administrators },
    approve: administers('approve', NOT_UNDER_REVIEW),
    follow_up: administers('follow_up', NOT_UNDER_REVIEW),
    reject: administers('reject', NOT_UNDER_REVIEW),
    reject_official: {
      who: administrators,
      when: ({ status, has_official: hasOfficial }: InstitutionState) =>
        hasOfficial && mayMoveInstitution('reject_official', status),
      because: institutionRefusals.decision.noOfficial,
    },
    disable: administers('disable', institutionRefusals.decision.disabled),
    delete: { who: administrators },
    add_official: {
      who: administrators,
      when: ({ status }: InstitutionState) => status !== INSTITUTION_STATUS.REJECTED,
      because: institutionRefusals.decision.rejected,
    },
    // If the invited person is the only official, withdrawing would leave the institution waiting forever. In that case
    // the administrator rejects the official instead.
    withdraw_invitation: {
      who: administrators,
      when: ({ status, current_io: official }: InstitutionState) =>
        official !== null && status !== INSTITUTION_STATUS.NEW_SBSO,
      because: institutionRefusals.decision.officialDecides,
    },
    choose_official: {
      who: administrators,
      when: ({ status }: InstitutionState) => status !== INSTITUTION_STATUS.REJECTED,
      because: institutionRefusals.decision.rejected,
    },
    name_official: {
      who: { primary_researcher: ['own', 'first_member'] },
      when: ({ status }: InstitutionState) => mayMoveInstitution('name_official', status),
      because: institutionRefusals.decision.noNewOfficial,
    },
    verify_researchers: { who: { ...administrators, sbso: ['own'] } },
    comment: {
      who: { ...administrators, superuser: 'any', access_admin: 'any', sfari_reviewer: 'any' },
    },
  },
});
