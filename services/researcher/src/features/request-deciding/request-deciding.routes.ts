import type { Handler, ServiceParts } from '@portal/kit';
import { decisionRoutes } from './decision/decision.routes.ts';
import { windowRoutes } from './window/window.routes.ts';

export const requestDecidingRoutes = (parts: Pick<ServiceParts, 'environment'>): Handler[] => [
  ...decisionRoutes,
  ...windowRoutes(parts),
];
