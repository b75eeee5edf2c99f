import { requestObject, type Request } from '@portal/contract';
import { readOne, type Actor, type Answer, type Reads } from '@portal/kit';
import { requestResource } from './request.resource.ts';

/** The request as the caller sees it after a write, with all expandable relations. */
export async function readRequestAnswer(reads: Reads, actor: Actor, id: number): Promise<Answer<Request>> {
  const { object, etag } = await readOne(reads, requestResource, actor, id, { expand: requestObject.expand });
  return { body: object, etag };
}

export const currentRequest = async (reads: Reads, actor: Actor, id: number): Promise<Request> =>
  (await readRequestAnswer(reads, actor, id)).body;
