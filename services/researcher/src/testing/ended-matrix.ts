/** Close-outs and incidents for the authorization matrix. */
import type { EndpointKey } from '@portal/contract';
import type { Harness } from '@portal/core/testing';
import { writableFields, type ActorKind, type RelationKind } from '@portal/kit/testing';
import { INCIDENT_PATCH_ACTIONS } from '../features/incident/index.ts';
import { closeOutFixtures, closeOutSamples } from './close-outs.ts';
import { incidentFields, incidentFixtures } from './incidents.ts';
import type { createRequestFactories } from './requests.ts';

export { closeOutActions } from './close-outs.ts';

type Make = ReturnType<typeof createRequestFactories>;

export const endedFixtures = (build: Harness['build'], make: Make) => ({
  'close-out': closeOutFixtures(build, make),
  incident: incidentFixtures(build, make),
});

export const endedSamples = (requestId: () => number) => ({
  ...closeOutSamples,
  'POST /incident/': () => ({
    body: { request: requestId(), kind: 'loss', noticed: '2026-01-10', description: 'A disk is gone' },
  }),
});

export const endedAccessOnly = {
  'POST /incident/': {
    because: 'on a request, by its policy (report_incident); incident.test.ts',
    may: [403, 404, 409],
  },
};

export const endedFields = () => ({ incident: writableFields(incidentFields, INCIDENT_PATCH_ACTIONS) });

/** By hand. */
export const ENDED_CASES: readonly [EndpointKey, ActorKind, RelationKind, string, number][] = [
  ['GET /close-out/{id}/', 'primary_researcher', 'own', 'open', 200],
  ['GET /close-out/{id}/', 'primary_researcher', 'own', 'joined', 200],
  ['GET /close-out/{id}/', 'primary_researcher', 'same_institution', 'open', 404],
  ['GET /close-out/{id}/', 'sfari_reviewer', 'foreign', 'open', 404],
  ['POST /close-out/{id}/confirm/', 'primary_researcher', 'own', 'open', 200],
  ['POST /close-out/{id}/confirm/', 'primary_researcher', 'own', 'joined', 403],
  ['POST /close-out/{id}/confirm/', 'primary_researcher', 'foreign', 'open', 404],
  ['POST /close-out/{id}/accept/', 'primary_researcher', 'own', 'confirmed', 403],
  ['POST /close-out/{id}/accept/', 'internal_read_only', 'foreign', 'confirmed', 403],
  ['POST /close-out/{id}/accept/', 'sfari_admin', 'foreign', 'confirmed', 200],
  ['POST /close-out/{id}/accept/', 'sfari_admin', 'foreign', 'open', 409],
  ['GET /incident/{id}/', 'primary_researcher', 'own', 'reported', 200],
  ['GET /incident/{id}/', 'primary_researcher', 'own', 'about', 404],
  ['GET /incident/{id}/', 'internal_read_only', 'foreign', 'reported', 404],
  ['GET /incident/{id}/', 'sfari_admin', 'foreign', 'reported', 200],
];
