import { query, resourceRoutes, type Handler } from '@portal/kit';
import { beginWindow, type WindowParts } from './begin-window.ts';
import { changeDueDate, type DateParts } from './change-due-date.ts';
import { reviewWindowResource } from './review-window.resource.ts';

export const reviewWindowRoutes = (parts: WindowParts & DateParts): readonly Handler[] => [
  ...resourceRoutes(reviewWindowResource, { patch: changeDueDate(parts) }),
  query('POST /review-window/begin/', (call) => beginWindow(call, parts)),
];
