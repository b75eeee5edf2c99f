import type { AffiliatedResearchers } from '@portal/contract';
import {
  actsAs,
  etagOf,
  forbidden,
  handler,
  mutation,
  notFound,
  readOne,
  type Answer,
  type Call,
  type Handler,
  type Locked,
} from '@portal/kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { holdPeople, institutionResource, OFFICE } from '../institution/index.ts';
import { readResearchers } from './membership.queries.ts';
import { verifyResearchers } from './verify.command.ts';

type Listed = z.output<typeof AffiliatedResearchers>;
type Reader = Pick<Call, 'actor' | 'database'>;

/**
 * Who belongs to an institution is not for strangers to ask, even if they know the institution.
 * @throws NOT_FOUND for strangers, FORBIDDEN for people of it who do not decide
 */
async function authorise({ actor, database }: Reader, id: number, trx?: Knex.Transaction): Promise<void> {
  const { object } = await readOne(database, institutionResource, actor, id, trx ? { trx } : {});
  if (object.abilities['verify_researchers']) return;
  const isOffice = actor.kind === 'service' || actsAs(actor, ...OFFICE);
  throw isOffice || actor.institutionIds.includes(id) ? forbidden() : notFound();
}

async function answer({ database }: Reader, id: number, trx?: Knex.Transaction): Promise<Answer<Listed>> {
  const found = await readResearchers(database, id, trx);
  if (!found) throw notFound();
  const institution = { id, display_name: found.name };
  return { body: { institution, results: found.researchers }, etag: etagOf(found.version) };
}

const POST = 'POST /institution/{id}/verification/';

export const membershipRoutes = (publicUrl: string): Handler[] => [
  handler('GET /institution/{id}/verification/', async (call) => {
    await authorise(call, call.params.id);
    return answer(call, call.params.id);
  }),
  mutation<typeof POST, Locked & { name: string }>(POST, {
    async load(call, work) {
      const { id } = call.params;
      await holdPeople(
        work,
        call.body.map((verdict) => verdict.user_id),
      );
      const { body, etag } = await answer(call, id, work.trx);
      // No state of the institution bears on it: the abilities alone decide.
      return {
        id,
        state: {},
        relations: {},
        etag: etag ?? '',
        authorise: () => undefined,
        name: body.institution.display_name,
      };
    },
    authorise: ({ call, trx }) => authorise(call, call.params.id, trx),
    current: async ({ call, trx }) => (await answer(call, call.params.id, trx)).body,
    command: ({ call, work, trx, loaded }) =>
      verifyResearchers(
        { call, work, trx, publicUrl, institution: { id: call.params.id, name: loaded.name } },
        call.body,
      ),
    present: ({ call, trx }) => answer(call, call.params.id, trx),
  }),
];
