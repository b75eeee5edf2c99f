/** Reading operations, and the answer of a call that began one (decision 480). */
import { operationObjects, type OperationService } from '@portal/contract';
import type { Actor } from '../auth/index.ts';
import type { Reads } from '../database/index.ts';
import type { Call, Handler } from '../http/call.ts';
import type { ClassOf } from '../models/index.ts';
import { readOne, resourceRoutes } from '../resource/index.ts';
import type { Operation } from './operation.model.ts';
import { operationResource } from './operation.resource.ts';

/** List and single operation of one's own, and how a feature answers with one. */
export function operationRoutes(service: OperationService, model: ClassOf<Operation>) {
  const resource = operationResource(service, model);
  const read = async (reads: Reads, actor: Actor, id: number) =>
    (await readOne(reads, resource, actor, id)).object;
  return {
    handlers: resourceRoutes(resource) as readonly Handler[],
    read,
    /** As its maker reads it; the answer names its address in `Location`. */
    accept({ actor, context }: Pick<Call, 'actor' | 'context'>, reads: Reads, id: number) {
      context.set('Location', `/api/${operationObjects[service].name}/${id}/`);
      return read(reads, actor, id);
    },
  };
}
