import { INSTITUTION_DECISIONS, INSTITUTION_STATUS, type InstitutionDecision } from '@portal/contract';
import {
  forbidden,
  lockOne,
  mutation,
  query,
  readOne,
  resourceRoutes,
  wrongState,
  type Actor,
  type Call,
  type Handler,
  type Work,
} from '@portal/kit';
import { institutionRefusals } from '../../texts/en/institution-refusals.ts';
import { createComment, institutionCommentResource } from './comment.resource.ts';
import { createInstitution, requireInvestigator } from './commands/create-institution.ts';
import { deleteInstitution, type DeletionAnswer } from './commands/delete-institution.ts';
import { readDeletion } from './deletion.queries.ts';
import { draftMail } from './decision.mail.ts';
import { institutionPolicy, isAdministrator, type InstitutionState } from './institution.policy.ts';
import { institutionResource } from './institution.resource.ts';
import type { InstitutionPorts, InstitutionWrite } from './institution.ports.ts';
import { addOfficial, nameOfficial } from './commands/officials.ts';
import { institutionPatchActions, patchInstitution } from './commands/patch-institution.ts';
import { decide } from './commands/status.ts';
import { readSuggestions } from './suggestions.queries.ts';

const { expand } = institutionResource.object;

const lock = (actor: Actor, work: Work, id: number) =>
  lockOne<InstitutionState>(institutionResource, { work, actor, id });

const answer = async (actor: Actor, work: Work, id: number) => {
  const { object, etag } = await readOne(work, institutionResource, actor, id, { expand });
  return { body: object, etag };
};

type Step<B> = (write: InstitutionWrite, id: number, body: B, state: InstitutionState) => Promise<void>;
/** Endpoints that change the status of one institution and return it. */
type StepKey =
  | 'PATCH /institution-helper/{id}/'
  | `POST /institution/{id}/${'approve' | 'follow-up' | 'reject' | 'reject-officer' | 'disable' | 'officer' | 'withdraw-invitation'}/`;

/** authenticate → validate → transaction → lock → authorize → step → present */
const step = <K extends StepKey>(key: K, action: string, run: Step<Call<K>['body']>): Handler =>
  mutation(key, {
    load: ({ actor, params }, work) => lock(actor, work, (params as { readonly id: number }).id),
    authorise: action,
    current: async ({ call, work, loaded }) => (await answer(call.actor, work, Number(loaded.id))).body,
    command: ({ call, work, loaded }) =>
      run({ work, actor: call.actor }, Number(loaded.id), call.body, loaded.state),
    present: ({ call, work, loaded }) => answer(call.actor, work, Number(loaded.id)) as never,
  });

const DECISION_PATHS = {
  approve: 'POST /institution/{id}/approve/',
  follow_up: 'POST /institution/{id}/follow-up/',
  reject: 'POST /institution/{id}/reject/',
  reject_official: 'POST /institution/{id}/reject-officer/',
  disable: 'POST /institution/{id}/disable/',
} as const satisfies Readonly<Record<InstitutionDecision, StepKey>>;

function moves(ports: InstitutionPorts): Handler[] {
  return [
    step('PATCH /institution-helper/{id}/', 'name_official', (write, id, body) =>
      nameOfficial(ports, write, id, body.io_data),
    ),
    ...INSTITUTION_DECISIONS.map((decision) =>
      step(DECISION_PATHS[decision], decision, (write, id, { email }) =>
        decide(ports, write, id, { decision, email }),
      ),
    ),
    step('POST /institution/{id}/officer/', 'add_official', (write, id, body, { status }) =>
      addOfficial(ports, write, { id, waits: status === INSTITUTION_STATUS.NEW_SBSO }, body.io_data),
    ),
    step('POST /institution/{id}/withdraw-invitation/', 'withdraw_invitation', ({ work }, id) =>
      ports.withdrawInvitation(work, id),
    ),
  ];
}

export function institutionRoutes(ports: InstitutionPorts): Handler[] {
  return [
    // Before /institution/{id}/, which would match "suggested" as an id.
    query('GET /institution/suggested/', async (call) => ({
      results: await readSuggestions(call.database, call.actor, call.query),
    })),
    ...resourceRoutes(institutionResource, {
      patch: patchInstitution(ports),
      patchActions: institutionPatchActions,
      async create({ call, work, body }) {
        if (body.user !== undefined) await requireInvestigator(work, body.user);
        return createInstitution(ports, { work, actor: call.actor }, body, body.user);
      },
    }),
    ...resourceRoutes(institutionCommentResource, { create: createComment }),
    mutation<'POST /institution-helper/', undefined, number>('POST /institution-helper/', {
      authorise: () => undefined,
      command: ({ call, work }) =>
        createInstitution(ports, { work, actor: call.actor }, call.body, call.actor.userId),
      // The caller became a member in this transaction, so the actor of the call does not list the institution yet.
      present: ({ call, work }, id) =>
        answer({ ...call.actor, institutionIds: [...call.actor.institutionIds, id] }, work, id),
    }),
    ...moves(ports),
    query('GET /institution/{id}/decision-mail/', async (call) => {
      const { decision } = call.query;
      const { object } = await readOne(call.database, institutionResource, call.actor, call.params.id);
      // The draft contains addresses, so only a caller who may take this decision now can see it.
      if (!object.abilities[decision]) {
        const { because } = institutionPolicy.actions[decision];
        if (isAdministrator(call.actor))
          throw wrongState(typeof because === 'string' ? because : institutionRefusals.decision.notNow);
        throw forbidden();
      }
      return draftMail(ports, call.database, object.id, decision);
    }),
    query('GET /institution/{id}/deletion/', async (call) => {
      const { object } = await readOne(call.database, institutionResource, call.actor, call.params.id);
      // The answer lists requests of the institution's people, so callers who may not delete it must not see it.
      if (!object.abilities['delete']) throw forbidden();
      return readDeletion(call.database, call.params.id);
    }),
    mutation('DELETE /institution/{id}/', {
      load: ({ actor, params }, work) => lock(actor, work, params.id),
      authorise: 'delete',
      current: async ({ call, work, loaded }) => (await answer(call.actor, work, Number(loaded.id))).body,
      command: ({ call, work, loaded }): Promise<DeletionAnswer> =>
        deleteInstitution(
          ports,
          { work, actor: call.actor },
          { id: Number(loaded.id), confirmed: call.query.confirm === true },
        ),
      present: (_, result: DeletionAnswer) => Promise.resolve({ body: result }),
    }),
  ];
}
