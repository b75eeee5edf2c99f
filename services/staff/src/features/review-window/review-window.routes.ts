import { query, resourceRoutes, type Handler } from '@portal/kit';
import { beginWindow, type WindowParts } from './begin-window.ts';
import { changeDates, type DateParts } from './change-dates.ts';
import { reviewWindowResource } from './review-window.resource.ts';

export const reviewWindowRoutes = (parts: WindowParts & DateParts): readonly Handler[] => [
  ...resourceRoutes(reviewWindowResource, {
    patch: changeDates(parts),
    patchActions: { meeting_at: 'set_meeting' },
  }),
  query('POST /review-window/begin/', (call) => beginWindow(call, parts)),
];
