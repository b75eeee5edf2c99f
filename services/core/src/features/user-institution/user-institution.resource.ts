/** The link of a person to an institution, with the joinder (spec 1 section 4). */
import { RDA_STATUS, userInstitutionObject } from '@portal/contract';
import { seenByStaff } from '@portal/common';
import { definePolicy, defineResource, sql } from '@portal/kit';
import { institutionRefusals } from '../../texts/en/institution-refusals.ts';
import { joinedPersonSql } from '../../rules/person-summary.sql.ts';
import { institutionSummarySql } from '../institution/index.ts';

export interface LinkState {
  readonly rda_status: number;
  readonly joinder_date: string | null;
  readonly disowned: boolean;
  /**
   * Whether the membership is confirmed: by the institution, by the person's office as its official, or by their mail
   * domain.
   */
  readonly confirmed: boolean;
  readonly user_id: number;
  readonly institution_id: number;
  /** Whether the person is the institution's official; the institution must not lose its official. */
  readonly is_official: boolean;
}

const linkPolicy = definePolicy({
  object: 'user-institution',
  relations: {
    own: 't.user_id = :actor',
    at_my_institution: 't.institution_id = any(:institutions)',
  },
  actions: {
    read: { who: { signed_in: ['own'], sbso: ['own', 'at_my_institution'], ...seenByStaff } },
    agree: {
      who: { primary_researcher: ['own'] },
      // Impersonators must not agree to the joinder.
      when: (link: LinkState, actor) =>
        actor.impersonatorId === null &&
        link.confirmed &&
        link.joinder_date === null &&
        link.rda_status === RDA_STATUS.FULLY_EXECUTED,
      because: institutionRefusals.membership.joinderOnce,
    },
    create: { who: { primary_researcher: ['own'], sfari_admin: 'any', superuser: 'any' } },
    choose_primary: {
      who: { signed_in: ['own'], sfari_admin: 'any', superuser: 'any' },
      when: (link: LinkState) => !link.disowned,
      because: institutionRefusals.membership.disowned,
    },
    delete: {
      who: { signed_in: ['own'], sfari_admin: 'any', superuser: 'any' },
      // A removed person may not delete the link; otherwise leaving and joining again would undo the institution's
      // decision.
      when: (link: LinkState, actor) =>
        !link.is_official && !(link.disowned && link.user_id === actor.userId),
      because: (link: LinkState) =>
        link.is_official
          ? institutionRefusals.membership.officialStays
          : institutionRefusals.membership.removalStays,
    },
  },
});

export const userInstitutionResource = defineResource<typeof userInstitutionObject, LinkState>({
  object: userInstitutionObject,
  from: 'core.membership t',
  joins: {
    a: 'join core.account a on a.id = t.user_id',
    i: 'join core.institution i on i.id = t.institution_id',
    rda: 'left join core.file rda on rda.id = i.current_rda_id',
  },
  table: 'core.user_institution',
  version: '(select link.xmin from core.user_institution link where link.id = t.id)',
  // The account is locked, because the choice of the primary institution concerns all links of the person.
  lockRow: (id) => sql`select 1 from core.account
    where id = (select user_id from core.user_institution where id = ${id}) for no key update`,
  policy: linkPolicy,
  columns: {
    user: joinedPersonSql('a'),
    institution: institutionSummarySql,
    primary: 't."primary"',
  },
  filters: { user: 't.user_id', institution: 't.institution_id', primary: 't."primary"' },
  state: {
    rda_status: "coalesce((rda.additional_data ->> 'status')::int, 4)",
    joinder_date: 't.joinder_date',
    disowned: 't.verified is false',
    confirmed: 't.confirmed',
    user_id: 't.user_id',
    institution_id: 't.institution_id',
    is_official: 'coalesce(i.current_io_id = t.user_id, false)',
  },
});
