import { requestObject, type Request } from '@portal/contract';
import { readOne, type Answer, type Call } from '@portal/kit';
import type { Knex } from 'knex';
import { requestResource } from './request.resource.ts';

type Reader = Pick<Call, 'actor' | 'database'>;

/** The request as the caller sees it after a write, with all its relations. */
export async function answerRequest(
  { actor, database }: Reader,
  trx: Knex.Transaction,
  id: number,
): Promise<Answer<Request>> {
  const { object, etag } = await readOne(database, requestResource, actor, id, {
    trx,
    expand: requestObject.expand,
  });
  return { body: object, etag };
}

export const currentRequest = async (call: Reader, trx: Knex.Transaction, id: number): Promise<Request> =>
  (await answerRequest(call, trx, id)).body;
