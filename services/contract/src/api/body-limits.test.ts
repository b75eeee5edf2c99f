/** Each endpoint's limit has room for the longest body that its schema allows, in any script: else the promise of the schema is false. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BODY_LIMITS, findBodyLimit, type EndpointDefinition } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

interface Schema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Bytes of a character of UTF-8 outside of Latin. */
const CHARACTER = 3;
/** Of ids, dates and numbers with their quotes. */
const SHORT = 40;

/** Bytes of the longest value; infinite where the schema sets no bound. */
function longest(schema: Schema): number {
  if ('const' in schema) return JSON.stringify(schema.const).length;
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length));
  const forms = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (forms?.length) return Math.max(...forms.map(longest));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.entries(schema.properties ?? {}).reduce(
        (sum, [name, part]) => sum + name.length + 4 + longest(part),
        2,
      );
    case 'array':
      return 2 + (schema.maxItems ?? Infinity) * (1 + longest(schema.items ?? {}));
    case 'string': {
      if (schema.format && schema.format !== 'uri') return SHORT;
      const isBounded = schema.pattern !== undefined && !/[*+]|,\}/.test(schema.pattern);
      return schema.maxLength === undefined && isBounded
        ? SHORT
        : 2 + CHARACTER * (schema.maxLength ?? Infinity);
    }
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return SHORT;
    default:
      return Infinity;
  }
}

/** Their schemas leave a part open, so the limit itself is the bound. */
const OPEN = ['PATCH /file/{id}/', 'POST /form/definition/', 'POST /form/{id}/answer/'];

describe('limits of bodies', () => {
  const withBody = (Object.entries(endpoints) as [string, EndpointDefinition][]).flatMap(([key, endpoint]) =>
    endpoint.body && !OPEN.includes(key) ? [[key, endpoint, endpoint.body] as const] : [],
  );
  it.each(withBody)('%s has room for its longest body', (_, endpoint, body) => {
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' });
    expect(longest(schema as Schema)).toBeLessThanOrEqual(findBodyLimit(endpoint));
  });

  it('are small for the person who is not signed in', () => {
    const open = withBody.filter(([, { access }]) => access === 'anyone');
    expect(open.length).toBeGreaterThan(5);
    const larger = open.filter(([, endpoint]) => findBodyLimit(endpoint) > BODY_LIMITS.anyone);
    expect(larger.map(([key, endpoint]) => [key, findBodyLimit(endpoint)])).toEqual([
      ['POST /register-user/', BODY_LIMITS.registration],
      ['POST /decline-invitation/', BODY_LIMITS.comment],
    ]);
  });
});
