/** Status, type and reviewer role as numbers, as the API sends them (spec 1 section 4). */
import { z } from 'zod';
import { REQUEST_STATUSES, REQUEST_TYPES, REVIEWER_ROLE } from './statuses.ts';

export const RequestStatusNumber = z.literal(REQUEST_STATUSES);
export const RequestTypeNumber = z.literal(REQUEST_TYPES);
export const ReviewerRoleNumber = z.literal(Object.values(REVIEWER_ROLE));
