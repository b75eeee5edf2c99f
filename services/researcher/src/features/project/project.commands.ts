import {
  MESSAGES,
  ProjectDeletion,
  REQUEST_STATUS,
  UNDELETABLE_STATUSES,
  type ProjectCreate,
  type ProjectPatch,
} from '@portal/contract';
import {
  actsAs,
  invalid,
  sql,
  wrongState,
  type Actor,
  type Call,
  type Locked,
  type Reads,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { clearDraftsOfProject } from '../../commands/draft-resources.ts';
import { PersonView, ProjectModel, RequestModel } from '../../models/index.ts';
import { notifyProjectOwner } from './project.notifications.ts';
import { isAdministrator, type ProjectState } from './project.policy.ts';

interface Write<B> {
  readonly call: Call;
  readonly work: Work;
  readonly body: B;
}
interface LockedWrite {
  readonly call: Call;
  readonly work: Work;
  readonly loaded: Locked<ProjectState>;
}

/** Creates a project; its owner is on the team as Primary Researcher from the start. */
export async function createProject({
  call,
  work,
  body: { owner, creator, ...fields },
}: Write<z.output<typeof ProjectCreate>>): Promise<number> {
  const ownerId = await chooseOwner(work, call.actor, owner);
  const creatorId = await chooseCreator(work, call.actor, creator);
  const { id, sfari_project_id: code } = await work
    .of(ProjectModel)
    .insert({
      ...fields,
      title: fields.title.trim(),
      owner_id: ownerId,
      creator_id: creatorId,
    })
    .returning(['id', 'sfari_project_id']);
  await work.run(sql`insert into researcher.team_member
      (project_id, user_id, first_name, last_name, email, institution, user_role, globus_username)
    select ${id}::int, person.id, person.first_name, person.last_name, person.email,
      coalesce(institution.name, ''), 'Primary Researcher', person.globus_username
    from core_api.person person
    left join core_api.institution institution on institution.id = person.institution_id
    where person.id = ${ownerId}`);
  await notifyProjectOwner(work, call.actor, {
    project: { id, code, title: fields.title.trim() },
    ownerId,
  });
  return id;
}

const namesOthers = (actor: Actor): boolean => isAdministrator(actor) || actsAs(actor, 'abn_proj_mgr');

/** The creator is the caller, unless staff name someone for whom they create the project. */
async function chooseCreator(reads: Reads, actor: Actor, named: number | undefined): Promise<number | null> {
  if (named === undefined || named === actor.userId) return actor.userId || null;
  if (!namesOthers(actor)) throw invalid({ creator: [requestRefusals.project.creatorByStaff] });
  await refuseUnknownCreator(reads, named);
  return named;
}

async function refuseUnknownCreator(reads: Reads, named: number): Promise<void> {
  if (!(await reads.read(PersonView).matching({ id: named, active: true }).first()))
    throw invalid({ creator: [requestRefusals.project.unknownCreator] });
}

/** Investigators own the projects they create; administrators and project managers name an investigator as owner. */
async function chooseOwner(reads: Reads, actor: Actor, named: number | undefined): Promise<number> {
  if (named === undefined) {
    if (actsAs(actor, 'primary_researcher')) return actor.userId;
    throw invalid({ owner: [MESSAGES.required] });
  }
  if (!namesOthers(actor) && named !== actor.userId)
    throw invalid({ owner: [requestRefusals.project.adminOnly] });
  const investigator = await reads.row(
    z.object({ id: z.int() }),
    sql`select person.id from core_api.person person
      where person.id = ${named} and person.active and exists (select 1 from core_api.person_group held
        where held.user_id = person.id and held.role in ('primary_researcher', 'pi_sbso'))`,
  );
  if (!investigator) throw invalid({ owner: [requestRefusals.project.investigator] });
  return named;
}

export async function patchProject({
  call,
  work,
  body,
  loaded,
}: Write<z.output<typeof ProjectPatch>> & LockedWrite): Promise<void> {
  if (body.non_autism_research !== undefined && !isAdministrator(call.actor))
    await refuseChangedAutismAnswer(work, loaded.id, body.non_autism_research);
  const { creator, ...fields } = body;
  if (creator !== undefined) await refuseUnknownCreator(work, creator);
  const before = await work.read(ProjectModel).findById(loaded.id);
  await work
    .of(ProjectModel)
    .findById(loaded.id)
    .patch({
      ...fields,
      title: body.title?.trim(),
      ...(creator === undefined ? {} : { creator_id: creator }),
    });
  const answer = body.non_autism_research;
  if (answer !== undefined && answer !== before?.non_autism_research)
    await clearDraftsOfProject(work, Number(loaded.id));
}

/** A form sends the answer with all other fields, so it is refused only if it changed. */
async function refuseChangedAutismAnswer(reads: Reads, id: number | string, answer: boolean): Promise<void> {
  const project = await reads.read(ProjectModel).findById(id);
  if (project?.non_autism_research !== answer)
    throw invalid({ non_autism_research: [requestRefusals.project.answerLocked] });
}

/** @param lock what the statement ends with */
export async function readDeletion(
  reads: Reads,
  actor: Actor,
  projectId: number | string,
  lock = sql``,
): Promise<ProjectDeletion> {
  const requests = await reads.rows(
    ProjectDeletion.shape.requests.element,
    sql`select request.id, request.sfari_request_id, request.type, request.status,
        jsonb_build_object('id', owner.id, 'display_name', owner.display_name) as owner
      from researcher.request request join core_api.person owner on owner.id = request.owner_id
      where request.project_id = ${projectId} order by request.id ${lock}`,
  );
  return { requests: requests.filter(({ status }) => !isDeletable(actor, status)) };
}

/** @throws WRONG_STATE with the requests that block it (spec 2 section 8, 'Unable to Delete Project') */
export async function removeProject({ call, work, loaded }: LockedWrite): Promise<void> {
  // Waits for a request that is being created under the project, so that the next statement sees it.
  await work.of(ProjectModel).findById(loaded.id).forUpdate();
  const deletion = await readDeletion(work, call.actor, loaded.id, sql`for update of request`);
  if (deletion.requests.length > 0) throw wrongState(MESSAGES.unableToDeleteProject, deletion);
  await work
    .of(RequestModel)
    .matching({ project_id: Number(loaded.id) })
    .delete();
  await work.of(ProjectModel).deleteById(loaded.id);
}

/** Owners may delete drafts; administrators may also delete requests that were never decided. */
function isDeletable(actor: Actor, status: number): boolean {
  if (status === REQUEST_STATUS.CREATED) return true;
  return isAdministrator(actor) && !(UNDELETABLE_STATUSES as readonly number[]).includes(status);
}
