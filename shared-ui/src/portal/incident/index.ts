/** Incidents with data or material given under a request, as shown to researchers and to staff. */
export { IncidentPanel } from './IncidentPanel.tsx';
export { IncidentState } from './IncidentState.tsx';
export { incident as incidentWords } from '#texts/incident';
export { useIncidents } from './use-incidents.ts';
