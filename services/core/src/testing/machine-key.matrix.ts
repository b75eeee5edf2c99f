/** Fixtures with which the authorization matrix calls the endpoints of machine keys. */
import { writableFields, type MatrixOptions, type TestPerson } from '@portal/kit/testing';
import type { Factories } from './index.ts';
import { LATEST, MACHINE_KEY } from './machine-keys.ts';

type Part = Required<Pick<MatrixOptions, 'fixtures' | 'actions' | 'samples' | 'fields' | 'accessOnly'>>;

export const machineKeyMatrix = (build: Factories): Part => ({
  fixtures: {
    'machine-key': {
      active: (owner: TestPerson) => build.machineKey(owner),
      revoked: (owner: TestPerson) => build.machineKey(owner, { revoked_at: new Date() }),
    },
  },
  actions: {
    'POST /machine-key/{id}/rotate/': { object: 'machine-key', action: 'rotate' },
    'POST /machine-key/{id}/revoke/': { object: 'machine-key', action: 'revoke' },
  },
  samples: { 'POST /machine-key/': () => ({ body: MACHINE_KEY }) },
  fields: {
    'machine-key': writableFields({
      name: 'Renamed',
      purpose: 'Another',
      scopes: ['cohort:read'],
      networks: ['192.0.2.0/24'],
      expires: LATEST,
    }),
  },
  accessOnly: { 'GET /machine-key-scope/': { because: 'about the roles of the caller alone' } },
});
