import { resourceRoutes, type Handler } from '@portal/kit';
import { handleIncident, INCIDENT_PATCH_ACTIONS, reportIncident } from './incident.commands.ts';
import { incidentResource } from './incident.resource.ts';

export { INCIDENT_PATCH_ACTIONS };

export const incidentRoutes: readonly Handler[] = resourceRoutes(incidentResource, {
  create: reportIncident,
  patch: handleIncident,
  patchActions: INCIDENT_PATCH_ACTIONS,
});
