import { currentForm, prefilledAnswers, requestType, type RequestCreate } from '@portal/contract';
import { invalid, type Call } from '@portal/kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { setDatasets } from './datasets.ts';
import { hindrancesOf, readOwner } from './eligibility.ts';
import { chooseProject } from './project-choice.ts';

/**
 * Starts a draft under a project for the project's owner, who may be somebody else when staff start it.
 * It keeps the versions of the form and the rubric that count now; first answers come from the owner's profile.
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
  const type = requestType(body.type);
  const form = currentForm(body.type);
  const [request] = await call.database.query<{ id: number }>(
    {
      text: `insert into researcher.request (type, owner_id, creator_id, institution_id, project_id, additional_data,
          form_version, rubric_version)
        values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      values: [
        body.type,
        owner.id,
        call.actor.userId || null,
        owner.institution_id,
        project.id,
        JSON.stringify(form ? prefilledAnswers(form, owner) : {}),
        form?.version ?? 1,
        type.rubric?.version ?? null,
      ],
    },
    trx,
  );
  if (!request) throw new Error('the insert of a request answered nothing');
  if (body.datasets?.length && type.resources !== 'datasets')
    throw invalid({ datasets: ['Only a dataset request has datasets'] });
  if (body.datasets?.length) await setDatasets(call, trx, request.id, body.datasets);
  return request.id;
}
