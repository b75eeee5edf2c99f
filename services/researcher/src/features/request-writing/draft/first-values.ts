/** Values that a new draft gets when it is created, by the rules of `PATCH /request/{id}/` (decision 241). */
import type { RequestCreate } from '@portal/contract';
import { lockOne, type Actor, type Work } from '@portal/kit';
import type { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { requestResource } from '../../request/index.ts';
import { PATCH_ACTIONS, patchRequest } from './patch.ts';

type Body = z.output<typeof RequestCreate>;

const needsAgreement = (field: string): boolean =>
  (PATCH_ACTIONS as Readonly<Record<string, string>>)[field] === 'agree';

/** No one can agree to the usage policy for someone else. */
export function agreementProblems(actor: Actor, ownerId: number, body: Body): Record<string, string[]> {
  if (actor.userId === ownerId) return {};
  const fields = Object.keys(body).filter(needsAgreement);
  return Object.fromEntries(fields.map((field) => [field, [requestRefusals.ownerAnswers]]));
}

/** @throws INVALID_INPUT by field */
export async function writeFirstValues(actor: Actor, work: Work, id: number, body: Body): Promise<void> {
  const { project: _project, type: _type, datasets, ...fields } = body;
  // A type without datasets accepts an empty list.
  const values = { ...fields, ...(datasets?.length ? { datasets } : {}) };
  if (Object.keys(values).length === 0) return;
  const loaded = await lockOne(requestResource, { work, actor, id });
  await patchRequest({ call: { actor }, work, body: values, loaded, collections: null });
}
