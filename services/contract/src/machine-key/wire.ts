/** Machine keys and their scopes (decisions 554 and 555). */
import { z } from 'zod';
import { machineKeyHistory } from '../administration/history.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { defineObject } from '../api/object.ts';
import {
  Abilities,
  DateOnly,
  Id,
  IdParams,
  Summary,
  Timestamp,
  requiredLine,
  requiredList,
} from '../api/primitives.ts';
import { LIMITS } from '../basics/limits.ts';
import { MACHINE_KEY_ROLES, MACHINE_KEY_STATES } from './rules.ts';

const Name = requiredLine(LIMITS.machineKeyName);
const Purpose = requiredLine(LIMITS.machineKeyPurpose);
/** Such as `request:read`; the service refuses those that the caller cannot give. */
const Scopes = requiredList(z.string().max(LIMITS.machineKeyScope)).max(LIMITS.machineKeyScopes);
/** Addresses, or networks such as `192.0.2.0/24`; none for any. */
const Networks = z.array(requiredLine(LIMITS.machineKeyNetwork)).max(LIMITS.machineKeyNetworks);

const MachineKey = z.object({
  id: Id,
  name: z.string(),
  purpose: z.string(),
  scopes: z.array(z.string()),
  networks: z.array(z.string()),
  state: z.enum(MACHINE_KEY_STATES),
  /** The last characters of the secret, by which people recognize it. */
  ending: z.string(),
  /** Who created it. The key can do no more than this person. */
  owner: Summary,
  expires: Timestamp,
  last_used: Timestamp.nullable(),
  /** Until then the previous secret is accepted too; null if there is none. */
  previous_secret_until: Timestamp.nullable(),
  revoked: Timestamp.nullable(),
  created: Timestamp,
  modified: Timestamp,
  /** `edit`, `rotate`, `revoke`. */
  abilities: Abilities,
});
/** The only answers that contain the secret. */
const MachineKeyWithSecret = z.object({ machine_key: MachineKey, secret: z.string() });

export const machineKeyObject = defineObject({
  name: 'machine-key',
  service: 'core',
  history: machineKeyHistory,
  access: { read: MACHINE_KEY_ROLES, write: MACHINE_KEY_ROLES },
  schema: MachineKey,
  patch: z.strictObject({
    name: Name.optional(),
    purpose: Purpose.optional(),
    scopes: Scopes.optional(),
    networks: Networks.optional(),
    expires: DateOnly.optional(),
  }),
  patchNeedsVersion: true,
  filters: { id: filter.number('in'), state: filter.text('in') },
  search: ['name', 'purpose'],
  ordering: ['id', 'name', 'expires', 'created'],
  defaultOrdering: 'name',
});

export const machineKeyEndpoints = defineEndpoints({
  ...machineKeyObject.endpoints,
  'POST /machine-key/': {
    service: 'core',
    summary: 'Create a machine key; the answer alone has its secret',
    access: MACHINE_KEY_ROLES,
    /** `expires`: the last day of the key. */
    body: z.strictObject({
      name: Name,
      purpose: Purpose,
      scopes: Scopes,
      networks: Networks,
      expires: DateOnly,
    }),
    response: MachineKeyWithSecret,
    status: 201,
    errors: ['PROOF_REQUIRED'],
  },
  'POST /machine-key/{id}/rotate/': {
    service: 'core',
    summary: 'Create a new secret; for a day the previous one is accepted too',
    access: MACHINE_KEY_ROLES,
    params: IdParams,
    response: MachineKeyWithSecret,
    guarded: true,
    versionOf: 'GET /machine-key/{id}/',
    errors: ['WRONG_STATE', 'PROOF_REQUIRED'],
  },
  'POST /machine-key/{id}/revoke/': {
    service: 'core',
    summary: 'End a machine key immediately and for good',
    access: MACHINE_KEY_ROLES,
    params: IdParams,
    response: MachineKey,
    guarded: true,
    errors: ['WRONG_STATE'],
  },
  'GET /machine-key-scope/': {
    service: 'core',
    summary: 'The scopes that the caller can give to a machine key',
    access: MACHINE_KEY_ROLES,
    response: z.object({ scopes: z.array(z.string()) }),
  },
});
