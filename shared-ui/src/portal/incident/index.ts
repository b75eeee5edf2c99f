/** Incidents with what was given under a request, as both sides see them. */
export { IncidentPanel } from './IncidentPanel.tsx';
export { IncidentState } from './IncidentState.tsx';
export { incident as incidentWords } from '#texts/incident';
export { useIncidents } from './use-incidents.ts';
