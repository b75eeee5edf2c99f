/** Handlers that read operations, and the answer of a call that started one (decision 480). */
import { operationObjects, type OperationService } from '@portal/contract';
import type { Actor } from '../auth/index.ts';
import type { Reads } from '../database/index.ts';
import type { Call, Handler } from '../http/call.ts';
import type { ClassOf } from '../models/index.ts';
import { readOne, resourceRoutes } from '../resource/index.ts';
import type { Operation } from './operation.model.ts';
import { operationResource } from './operation.resource.ts';

/** Handlers for one's own operations, as a list and singly, and the answer for a feature that starts one. */
export function operationRoutes(service: OperationService, model: ClassOf<Operation>) {
  const resource = operationResource(service, model);
  const read = async (reads: Reads, actor: Actor, id: number) =>
    (await readOne(reads, resource, actor, id)).object;
  return {
    handlers: resourceRoutes(resource) as readonly Handler[],
    read,
    /** The operation as its owner reads it; the header `Location` has its address. */
    accept({ actor, context }: Pick<Call, 'actor' | 'context'>, reads: Reads, id: number) {
      context.set('Location', `/api/${operationObjects[service].name}/${id}/`);
      return read(reads, actor, id);
    },
  };
}
