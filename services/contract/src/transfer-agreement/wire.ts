/** The Material Transfer Agreement (MTA) of a tissue request: its signers and its state (decision 363). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { ORDER_ROLES } from '../tissue/orders.ts';
import { Abilities, Summary, Timestamp, UuidParams, requiredText } from '../api/primitives.ts';
import { TRANSFER_AGREEMENT_STATES } from './rules.ts';
import { AgreementSignature, SignBody } from '../agreement/wire.ts';
import { transferAgreementHistory } from './history.ts';

export const transferAgreementObject = defineObject({
  name: 'transfer-agreement',
  service: 'core',
  history: transferAgreementHistory,
  access: { read: 'signed-in', write: [] },
  params: UuidParams,
  schema: z.object({
    id: z.uuid(),
    /** Of the PDF. */
    name: z.string(),
    sha256: z.string(),
    /** `display_name` is the request's code. */
    request: Summary,
    project_title: z.string(),
    institution: Summary,
    /** The researcher who requested the tissue. */
    recipient: Summary,
    /** The institution's current Signing Official, who signs. */
    official: Summary.nullable(),
    donors: z.int(),
    tissue: z.string(),
    /** 1, plus one for each reissue. */
    version: z.int(),
    state: z.enum(TRANSFER_AGREEMENT_STATES),
    /** Why it was declined or voided. */
    reason: z.string().nullable(),
    /** Since when a signature or a reissue is needed; null if none is. */
    waiting_since: Timestamp.nullable(),
    /** When the Signing Official may be reminded again; null if no reminder was sent in the last seven days. */
    remind_from: Timestamp.nullable(),
    signatures: z.array(AgreementSignature),
    created: Timestamp,
    /** `sign`, `execute`, `decline`, `remind`, `reissue`. */
    abilities: Abilities,
  }),
  filters: {
    id: filter.uuid('in'),
    request: filter.number('in'),
    institution: filter.number('in'),
    state: filter.text('in'),
  },
  search: ['institution', 'recipient', 'request'],
  ordering: ['created', 'institution', 'recipient', 'request', 'state', 'version', 'waiting_since'],
  defaultOrdering: '-created',
  grouping: ['state'],
});

const oneAgreement = {
  service: 'core',
  params: UuidParams,
  response: transferAgreementObject.schema,
  versionOf: 'GET /transfer-agreement/{id}/',
} as const;
const Reason = z.strictObject({ reason: requiredText(LIMITS.reason) });

export const transferAgreementEndpoints = defineEndpoints({
  ...transferAgreementObject.endpoints,
  'POST /transfer-agreement/{id}/sign/': {
    ...oneAgreement,
    summary: "The institution's Signing Official signs the Material Transfer Agreement",
    access: ['sbso'],
    body: SignBody,
    errors: ['WRONG_STATE', 'TOO_MANY_REQUESTS'],
  },
  'POST /transfer-agreement/{id}/execute/': {
    ...oneAgreement,
    summary: 'Sign for the foundation. Tissue can be ordered from then on',
    access: ORDER_ROLES,
    body: SignBody,
    errors: ['WRONG_STATE', 'TOO_MANY_REQUESTS'],
  },
  'POST /transfer-agreement/{id}/decline/': {
    ...oneAgreement,
    summary: 'The Signing Official declines to sign, with a reason',
    access: ['sbso'],
    body: Reason,
    errors: ['WRONG_STATE'],
  },
  'POST /transfer-agreement/{id}/remind/': {
    service: 'core',
    summary: 'The researcher reminds the Signing Official by email, once in seven days for each agreement',
    access: ['primary_researcher'],
    params: UuidParams,
    response: transferAgreementObject.schema,
    errors: ['WRONG_STATE'],
  },
  'POST /transfer-agreement/{id}/reissue/': {
    ...oneAgreement,
    summary: 'Void the agreement and issue its next version, which is the answer',
    access: ORDER_ROLES,
    body: Reason,
    errors: ['WRONG_STATE'],
  },
  'GET /transfer-agreement/{id}/pdf/': {
    service: 'core',
    summary: 'The document with a page of its signatures; download=true as an attachment',
    access: 'signed-in',
    params: UuidParams,
    query: z.strictObject({ download: z.enum(['true', 'false']).optional() }),
    stream: true,
    errors: ['WRONG_STATE'],
  },
});
