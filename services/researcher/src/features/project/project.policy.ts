import { ENDED_LETTER_READERS } from '@portal/contract';
import { seenByStaff } from '@portal/common';
import { actsAs, definePolicy, type Actor } from '@portal/kit';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { projectScope, seenByReviewers } from '../../rules/reviewer-scope.ts';

export interface ProjectState {
  readonly is_editable: boolean;
}

/** On every project, an administrator may do what its owner may do, and more. */
export const isAdministrator = (actor: Actor): boolean =>
  actor.kind === 'service' || actsAs(actor, 'sfari_admin');

const ownerAndManagers = {
  primary_researcher: ['owner'],
  sfari_admin: 'any',
  abn_proj_mgr: 'any',
} as const;
const whileEditable = (project: ProjectState, actor: Actor): boolean =>
  project.is_editable || isAdministrator(actor);

/** Spec 2 sections 2.2, 4 and 6. */
export const projectPolicy = definePolicy({
  object: 'project',
  relations: {
    owner: 't.owner_id = :actor',
    // The subquery is evaluated once for the statement, and an index finds its projects.
    team: `t.id = any(array(select mine.project_id from researcher.team_member mine
      where mine.removal_date is null and (mine.user_id = :actor
        or mine.email = (select me.email from core_api.person me where me.id = :actor)::citext)))`,
    ...projectScope,
  },
  actions: {
    read: { who: { ...seenByStaff, ...seenByReviewers, signed_in: ['owner', 'team'] } },
    create: { who: { primary_researcher: 'any', sfari_admin: 'any', abn_proj_mgr: 'any' } },
    edit: {
      who: ownerAndManagers,
      when: whileEditable,
      because: requestRefusals.project.closed,
    },
    /** After creation, only administrators may change the answer on autism research. */
    edit_autism_answer: { who: { sfari_admin: 'any' } },
    lock: { who: { sfari_admin: 'any' } },
    /** The creator is part of the record; only an administrator may correct a mistake. */
    name_creator: { who: { sfari_admin: 'any' } },
    /** Does not depend on `is_editable`, because letters expire and people change while a request is under way. */
    attach_irb: { who: ownerAndManagers },
    /** Core serves the letter's file by the same list. */
    read_ended_irb: {
      who: Object.fromEntries(ENDED_LETTER_READERS.map((role) => [role, 'any'] as const)),
    },
    edit_team: { who: ownerAndManagers },
    see_removed_team: {
      who: { sfari_admin: 'any', abn_proj_mgr: 'any', sfari_reviewer: 'any', access_admin: 'any' },
    },
    create_request: { who: ownerAndManagers },
    /** The refusal names the blocking requests, so that the screen can list them. */
    delete: { who: ownerAndManagers, when: whileEditable, because: requestRefusals.project.closed },
  },
});
