import {
  MESSAGES,
  UNDELETABLE_STATUSES,
  REQUEST_STATUS,
  type ProjectCreate,
  type ProjectPatch,
} from '@portal/contract';
import { actsAs, invalid, wrongState, type Call, type Locked } from '@portal/kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isAdministrator, type ProjectState } from './project.policy.ts';

interface Write<B> {
  readonly call: Call;
  readonly trx: Knex.Transaction;
  readonly body: B;
}
interface LockedWrite {
  readonly call: Call;
  readonly trx: Knex.Transaction;
  readonly loaded: Locked<ProjectState>;
}

/** Creates a project; its owner stands on the team as Primary Researcher from the start. */
export async function createProject({
  call,
  trx,
  body,
}: Write<z.output<typeof ProjectCreate>>): Promise<number> {
  const ownerId = await ownerOf(call, trx, body.owner);
  const [project] = await call.database.query<{ id: number }>(
    {
      text: `insert into researcher.project
          (title, abstract, non_autism_research, public_title, public_abstract, owner_id, creator_id)
        values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      values: [
        body.title.trim(),
        body.abstract,
        body.non_autism_research,
        body.public_title ?? null,
        body.public_abstract ?? null,
        ownerId,
        call.actor.userId || null,
      ],
    },
    trx,
  );
  if (!project) throw new Error('the insert of a project answered nothing');
  await call.database.query(
    {
      text: `insert into researcher.team_member
          (project_id, user_id, first_name, last_name, email, institution, user_role, globus_username)
        select $1, person.id, person.first_name, person.last_name, person.email,
          coalesce(institution.name, ''), 'Primary Researcher', person.globus_username
        from core_api.person person
        left join core_api.institution institution on institution.id = person.institution_id
        where person.id = $2`,
      values: [project.id, ownerId],
    },
    trx,
  );
  return project.id;
}

/** Investigators own what they create; administrators and project managers name an investigator. */
async function ownerOf(call: Call, trx: Knex.Transaction, named: number | undefined): Promise<number> {
  const { actor } = call;
  const namesOthers = isAdministrator(actor) || actsAs(actor, 'abn_proj_mgr');
  if (named === undefined) {
    if (actsAs(actor, 'primary_researcher')) return actor.userId;
    throw invalid({ owner: [MESSAGES.required] });
  }
  if (!namesOthers && named !== actor.userId)
    throw invalid({ owner: ['Only an administrator may create a project for somebody else'] });
  const [investigator] = await call.database.query(
    {
      text: `select 1 from core_api.person person
        where person.id = $1 and person.active and exists (select 1 from core_api.person_group held
          where held.user_id = person.id and held.role in ('primary_researcher', 'pi_sbso'))`,
      values: [named],
    },
    trx,
  );
  if (!investigator) throw invalid({ owner: ['Choose an active principal investigator'] });
  return named;
}

const COLUMNS = ['title', 'abstract', 'non_autism_research', 'public_title', 'public_abstract'] as const;

export async function patchProject({
  call,
  trx,
  body,
  loaded,
}: Write<z.output<typeof ProjectPatch>> & LockedWrite): Promise<void> {
  if (body.non_autism_research !== undefined && !isAdministrator(call.actor))
    await keepAutismAnswer(call, trx, loaded.id, body.non_autism_research);
  const changed = COLUMNS.filter((column) => body[column] !== undefined);
  const values = changed.map((column) => (column === 'title' ? body.title?.trim() : body[column]));
  await call.database.query(
    {
      text: `update researcher.project set ${changed.map((column, index) => `${column} = $${index + 2}`).join(', ')}
        where id = $1`,
      values: [loaded.id, ...values],
    },
    trx,
  );
}

/** A form sends the answer with everything else, so only a changed one is refused. */
async function keepAutismAnswer(
  call: Call,
  trx: Knex.Transaction,
  id: number | string,
  answer: boolean,
): Promise<void> {
  const [changed] = await call.database.query(
    {
      text: 'select 1 from researcher.project where id = $1 and non_autism_research <> $2',
      values: [id, answer],
    },
    trx,
  );
  if (changed)
    throw invalid({ non_autism_research: ['This answer cannot be changed after the project was created'] });
}

/** @throws WRONG_STATE with the requests that stand in the way (spec 2 section 8, 'Unable to Delete Project') */
export async function removeProject({ call, trx, loaded }: LockedWrite): Promise<void> {
  // Waits for a request that is being created under the project, so that the next statement sees it.
  await call.database.query(
    { text: 'select 1 from researcher.project where id = $1 for update', values: [loaded.id] },
    trx,
  );
  const requests = await call.database.query<{ id: number; sfari_request_id: string; status: number }>(
    {
      text: `select request.id, request.sfari_request_id, request.type, request.status,
          jsonb_build_object('id', owner.id, 'display_name', owner.display_name) as owner
        from researcher.request request join core_api.person owner on owner.id = request.owner_id
        where request.project_id = $1 order by request.id for update of request`,
      values: [loaded.id],
    },
    trx,
  );
  const blocking = requests.filter((request) => !isDeletable(call, request.status));
  if (blocking.length > 0) throw wrongState(MESSAGES.unableToDeleteProject, { requests: blocking });
  await call.database.query(
    { text: 'delete from researcher.request where project_id = $1', values: [loaded.id] },
    trx,
  );
  await call.database.query(
    { text: 'delete from researcher.project where id = $1', values: [loaded.id] },
    trx,
  );
}

/** The owner deletes drafts; an administrator all that was never decided. */
function isDeletable(call: Call, status: number): boolean {
  if (status === REQUEST_STATUS.CREATED) return true;
  return isAdministrator(call.actor) && !(UNDELETABLE_STATUSES as readonly number[]).includes(status);
}
