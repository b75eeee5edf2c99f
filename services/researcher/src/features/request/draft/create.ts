import type { RequestCreate } from '@portal/contract';
import { invalid, type Call } from '@portal/kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { setDatasets } from './datasets.ts';
import { hindrancesOf, readOwner } from './eligibility.ts';
import { chooseProject } from './project-choice.ts';

/**
 * Starts a draft under a project for the project's owner, who may be somebody else when staff start it.
 * The Globus username comes from the owner's profile.
 */
export async function createRequest({
  call,
  trx,
  body,
}: {
  call: Call;
  trx: Knex.Transaction;
  body: z.output<typeof RequestCreate>;
}): Promise<number> {
  const project = await chooseProject(call, trx, body.project);
  const owner = await readOwner(call, trx, project.owner_id);
  const hindrances = hindrancesOf(owner);
  if (Object.keys(hindrances).length > 0) throw invalid(hindrances);
  const prefilled = owner.globus_username ? { globus_username: owner.globus_username } : {};
  const [request] = await call.database.query<{ id: number }>(
    {
      text: `insert into researcher.request (type, owner_id, creator_id, institution_id, project_id, additional_data)
        values ($1, $2, $3, $4, $5, $6) returning id`,
      values: [
        body.type,
        owner.id,
        call.actor.userId || null,
        owner.institution_id,
        project.id,
        JSON.stringify(prefilled),
      ],
    },
    trx,
  );
  if (!request) throw new Error('the insert of a request answered nothing');
  if (body.datasets?.length) await setDatasets(call, trx, request.id, body.datasets);
  return request.id;
}
