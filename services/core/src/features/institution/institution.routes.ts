import { INSTITUTION_DECISIONS, INSTITUTION_STATUS, type InstitutionDecision } from '@portal/contract';
import {
  forbidden,
  lockOne,
  mutation,
  query,
  readOne,
  resourceRoutes,
  wrongState,
  type Call,
  type Handler,
} from '@portal/kit';
import type { Knex } from 'knex';
import { createComment, institutionCommentResource } from './comment.resource.ts';
import { createInstitution, requireInvestigator } from './create.command.ts';
import { deleteInstitution, type DeletionAnswer } from './deletion.command.ts';
import { deletionFacts } from './deletion.queries.ts';
import { draftOf } from './decision-mail.ts';
import { institutionPolicy, isAdministrator, type InstitutionState } from './institution.policy.ts';
import { institutionResource } from './institution.resource.ts';
import type { InstitutionPorts, InstitutionWrite } from './institution.write.ts';
import { decide } from './move.command.ts';
import { addOfficial, nameOfficial } from './official.commands.ts';
import { institutionPatchActions, patchInstitution } from './patch.command.ts';
import { suggestedInstitutions } from './suggestions.queries.ts';

const { expand } = institutionResource.object;

const lock = (call: Pick<Call, 'database' | 'actor'> & { params: { id: number } }, trx: Knex.Transaction) =>
  lockOne<InstitutionState>(institutionResource, {
    database: call.database,
    trx,
    actor: call.actor,
    id: call.params.id,
  });

const answer = async (
  { database, actor }: Pick<Call, 'database' | 'actor'>,
  trx: Knex.Transaction,
  id: number,
) => {
  const { object, etag } = await readOne(database, institutionResource, actor, id, { trx, expand });
  return { body: object, etag };
};

type Step<B> = (write: InstitutionWrite, id: number, body: B, state: InstitutionState) => Promise<void>;
/** Endpoints that change one institution and answer it. */
type StepKey =
  | 'PATCH /institution-helper/{id}/'
  | `POST /institution/{id}/${'approve' | 'follow-up' | 'reject' | 'reject-officer' | 'disable' | 'officer' | 'withdraw-invitation'}/`;

/** authenticate → validate → transaction → lock → authorise → step → present */
const step = <K extends StepKey>(
  publicUrl: string,
  key: K,
  action: string,
  run: Step<Call<K>['body']>,
): Handler =>
  mutation(key, {
    load: (call, { trx }) => lock(call as never, trx),
    authorise: action,
    current: async ({ call, trx, loaded }) => (await answer(call, trx, Number(loaded.id))).body,
    command: ({ call, work, trx, loaded }) =>
      run({ call, work, trx, publicUrl }, Number(loaded.id), call.body, loaded.state),
    present: ({ call, trx, loaded }) => answer(call, trx, Number(loaded.id)) as never,
  });

const DECISION_PATHS = {
  approve: 'POST /institution/{id}/approve/',
  follow_up: 'POST /institution/{id}/follow-up/',
  reject: 'POST /institution/{id}/reject/',
  reject_official: 'POST /institution/{id}/reject-officer/',
  disable: 'POST /institution/{id}/disable/',
} as const satisfies Readonly<Record<InstitutionDecision, StepKey>>;

function moves(ports: InstitutionPorts): Handler[] {
  const { publicUrl } = ports;
  return [
    step(publicUrl, 'PATCH /institution-helper/{id}/', 'name_official', (write, id, body) =>
      nameOfficial(ports, write, id, body.io_data),
    ),
    ...INSTITUTION_DECISIONS.map((decision) =>
      step(publicUrl, DECISION_PATHS[decision], decision, (write, id, { email }) =>
        decide(ports, write, id, { decision, email }),
      ),
    ),
    step(publicUrl, 'POST /institution/{id}/officer/', 'add_official', (write, id, body, { status }) =>
      addOfficial(ports, write, { id, waits: status === INSTITUTION_STATUS.NEW_SBSO }, body.io_data),
    ),
    step(publicUrl, 'POST /institution/{id}/withdraw-invitation/', 'withdraw_invitation', (write, id) =>
      ports.withdrawInvitation(write, id),
    ),
  ];
}

export function institutionRoutes(ports: InstitutionPorts): Handler[] {
  const { publicUrl } = ports;
  return [
    // Before /institution/{id}/, which would take the word for an id.
    query('GET /institution/suggested/', async (call) => ({
      results: await suggestedInstitutions({ call }, call.query),
    })),
    ...resourceRoutes(institutionResource, {
      patch: patchInstitution(publicUrl),
      patchActions: institutionPatchActions,
      async create({ call, work, trx, body }) {
        const write = { call, work, trx, publicUrl };
        if (body.user !== undefined) await requireInvestigator(write, body.user);
        return createInstitution(ports, write, body, body.user);
      },
    }),
    ...resourceRoutes(institutionCommentResource, { create: createComment }),
    mutation<'POST /institution-helper/', undefined, number>('POST /institution-helper/', {
      authorise: () => undefined,
      command: ({ call, work, trx }) =>
        createInstitution(ports, { call, work, trx, publicUrl }, call.body, call.actor.userId),
      // The caller became a member in this transaction, which the actor of the call does not know yet.
      present: ({ call, trx }, id) =>
        answer(
          {
            database: call.database,
            actor: { ...call.actor, institutionIds: [...call.actor.institutionIds, id] },
          },
          trx,
          id,
        ),
    }),
    ...moves(ports),
    query('GET /institution/{id}/decision-mail/', async (call) => {
      const { decision } = call.query;
      const { object } = await readOne(call.database, institutionResource, call.actor, call.params.id);
      // The mail shows addresses: it is for who may send it, now.
      if (!object.abilities[decision]) {
        if (isAdministrator(call.actor))
          throw wrongState(institutionPolicy.actions[decision].because ?? 'Not now');
        throw forbidden();
      }
      return draftOf(ports, { call }, object.id, decision);
    }),
    query('GET /institution/{id}/deletion/', async (call) => {
      const { object } = await readOne(call.database, institutionResource, call.actor, call.params.id);
      // Whoever may not delete has no business with what people there requested.
      if (!object.abilities['delete']) throw forbidden();
      return deletionFacts(call, call.params.id);
    }),
    mutation('DELETE /institution/{id}/', {
      load: (call, { trx }) => lock(call, trx),
      authorise: 'delete',
      current: async ({ call, trx, loaded }) => (await answer(call, trx, Number(loaded.id))).body,
      command: ({ call, work, trx, loaded }): Promise<DeletionAnswer> =>
        deleteInstitution(
          ports,
          { call, work, trx, publicUrl },
          { id: Number(loaded.id), confirmed: call.query.confirm === true },
        ),
      present: (_, result: DeletionAnswer) => Promise.resolve({ body: result }),
    }),
  ];
}
