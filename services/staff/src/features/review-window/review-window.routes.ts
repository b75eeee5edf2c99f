import { query, resourceRoutes, type Handler } from '@portal/kit';
import { beginWindow, type WindowParts } from './begin-window.ts';
import { reviewWindowResource } from './review-window.resource.ts';

export const reviewWindowRoutes = (parts: WindowParts): readonly Handler[] => [
  ...resourceRoutes(reviewWindowResource, {}),
  query('POST /review-window/begin/', (call) => beginWindow(call, parts)),
];
