/** Generic forms (spec 3 section 2.21): definitions by name and version, and answers validated against them. */
import { z } from 'zod';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { FormDefinition } from './form-definition.ts';

const FormParams = z.object({ id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/) });
const Version = z.coerce.number().int().min(1).max(9999).optional();

export const formEndpoints = defineEndpoints({
  'GET /form/': {
    service: 'core',
    summary: 'Every form by name, with its newest version',
    access: 'signed-in',
    response: z.object({
      results: z.array(z.object({ id: z.string(), title: z.string(), version: z.int() })),
    }),
  },
  'GET /form/{id}/': {
    service: 'core',
    summary: 'A form definition, by default its newest version. 400 with its errors if it is not valid',
    access: 'signed-in',
    params: FormParams,
    query: z.strictObject({ version: Version }),
    response: FormDefinition,
    errors: ['NOT_FOUND'],
  },
  'POST /form/definition/': {
    service: 'core',
    summary: 'Check a definition. Returns it as the portal will read it',
    access: 'signed-in',
    bodyLimit: BODY_LIMITS.texts,
    body: z.strictObject({ definition: z.unknown() }),
    response: FormDefinition,
  },
  'POST /form/{id}/answer/': {
    service: 'core',
    summary: 'Check answers against a version of the form. Returns those that apply and stores nothing',
    access: 'signed-in',
    params: FormParams,
    bodyLimit: BODY_LIMITS.texts,
    body: z.strictObject({ version: z.int().min(1), values: z.record(z.string().max(60), z.unknown()) }),
    response: z.object({ id: z.string(), version: z.int(), values: z.record(z.string(), z.unknown()) }),
    errors: ['NOT_FOUND'],
  },
});
