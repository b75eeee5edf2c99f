import {
  InstitutionDeleted,
  ReadinessChanged,
  ReviewerAssigned,
  ReviewerAssignmentUndone,
} from '@portal/contract';
import { onEvent, type EventHandler, type ServiceParts } from '@portal/kit';
import { settleAccess } from './access.ts';
import { removePeopleWork } from './institution-deleted.ts';
import { followReadiness } from './readiness.ts';
import { beginReview, endReview } from './reviewer-assigned.ts';

export const requestEvents = (parts: ServiceParts): readonly EventHandler[] => [
  onEvent(ReviewerAssigned, (assignment, job) => beginReview(parts, assignment, job.correlationId)),
  onEvent(ReviewerAssignmentUndone, (undone, job) => endReview(parts, undone, job.correlationId)),
  onEvent(ReadinessChanged, async (people, job) => {
    await settleAccess(parts, people.user_ids, job.correlationId);
    await followReadiness(parts, people, job.correlationId);
  }),
  onEvent(InstitutionDeleted, (deleted, job) => removePeopleWork(parts, deleted, job.correlationId)),
];
