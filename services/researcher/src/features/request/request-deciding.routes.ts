import type { Handler, ServiceParts } from '@portal/kit';
import { decisionRoutes } from './decision/index.ts';
import { windowRoutes } from './window/index.ts';

export const requestDecidingRoutes = (parts: Pick<ServiceParts, 'environment'>): Handler[] => [
  ...decisionRoutes,
  ...windowRoutes(parts),
];
