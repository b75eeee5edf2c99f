/** Operations as read by the people who started them. The same in every service with operations (decision 480). */
import { operationObjects, type OperationService } from '@portal/contract';
import { fromModel, type ClassOf } from '../models/index.ts';
import { definePolicy } from '../policy/policy.ts';
import { defineResource, type ResourceDefinition } from '../resource/index.ts';
import type { Operation } from './operation.model.ts';

export function operationResource(
  service: OperationService,
  model: ClassOf<Operation>,
): ResourceDefinition<(typeof operationObjects)[OperationService]> {
  const object = operationObjects[service];
  const { read } = object.access;
  const readers = typeof read === 'string' ? (['signed_in'] as const) : read;
  return defineResource({
    object,
    ...fromModel(model),
    policy: definePolicy({
      object: object.name,
      relations: { own: 't.maker_id = :actor' },
      actions: { read: { who: Object.fromEntries(readers.map((one) => [one, ['own'] as const])) } },
    }),
    columns: {
      total: 'cardinality(t.items)',
    },
  });
}
