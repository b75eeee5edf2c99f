import {
  InstitutionDeleted,
  ReadinessChanged,
  RequestReadinessAfterUndo,
  RequestReadinessDue,
} from '@portal/contract';
import { onEvent, type EventHandler, type ServiceParts } from '@portal/kit';
import { syncAccessOfPeople } from './access.ts';
import { removePeopleWork } from './institution-deleted.ts';
import { followReadiness, followRequests } from './readiness.ts';

export const requestEvents = (parts: ServiceParts): readonly EventHandler[] => [
  onEvent(ReadinessChanged, async (people, job) => {
    await syncAccessOfPeople(parts, people.user_ids, job.correlationId);
    await followReadiness(parts, people, job.correlationId);
  }),
  onEvent(RequestReadinessDue, ({ request_ids: ids }, job) => followRequests(parts, ids, job.correlationId)),
  onEvent(RequestReadinessAfterUndo, ({ request_ids: ids }, job) =>
    followRequests(parts, ids, job.correlationId),
  ),
  onEvent(InstitutionDeleted, (deleted, job) => removePeopleWork(parts, deleted, job.correlationId)),
];
