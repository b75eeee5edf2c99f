import { query, type Handler } from '@portal/kit';
import type { HealthClient } from '../../clients/health.client.ts';

export const healthCheckRoutes = (health: HealthClient): Handler[] => [
  query('GET /health-check/', async (call) => {
    const { service } = call.query;
    return { service, ...(await health.check(service)), checked_at: new Date().toISOString() };
  }),
];
