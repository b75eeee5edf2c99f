/** Generates values that fit a zod schema from its JSON Schema, with a nasty value now and then. */
import fc from 'fast-check';
import { z } from 'zod';
import { nastyValue } from './nasty.arbitrary.ts';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** With the probability of `odds` percent, each part is replaced by a nasty value. */
export function fitting(schema: z.ZodType, odds: number): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return fromJsonSchema(json as JsonSchema, odds);
}

function fromJsonSchema(schema: JsonSchema, odds: number): fc.Arbitrary<unknown> {
  const fit = plain(schema, odds);
  return odds === 0
    ? fit
    : fc.oneof({ weight: 100 - odds, arbitrary: fit }, { weight: odds, arbitrary: nastyValue() });
}

function plain(schema: JsonSchema, odds: number): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => fromJsonSchema(choice, odds)));
  if (schema.allOf?.[0]) return fromJsonSchema(schema.allOf[0], odds);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return generateObject(schema, odds);
    case 'array': {
      const minLength = schema.minItems ?? 0;
      const items = fromJsonSchema(schema.items ?? {}, odds);
      return fc.array(items, {
        minLength,
        maxLength: Math.max(minLength, Math.min(schema.maxItems ?? 3, 3)),
      });
    }
    case 'string':
      return generateString(schema);
    case 'integer':
      return fc.integer({ min: low(schema), max: high(schema) });
    case 'number':
      return fc.double({ min: low(schema), max: high(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return nastyValue();
  }
}

const low = ({ minimum }: JsonSchema): number => Math.max(minimum ?? 0, -2_147_483_648);
// Small ids are more likely to exist.
const high = (schema: JsonSchema): number => Math.max(low(schema), Math.min(schema.maximum ?? 50, 50));

function generateObject(schema: JsonSchema, odds: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const shape = Object.fromEntries(properties.map(([name, part]) => [name, fromJsonSchema(part, odds)]));
  const required = (schema.required ?? []).filter((name) => name in shape);
  if (properties.length === 0 && typeof schema.additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 10 }), fromJsonSchema(schema.additionalProperties, odds), {
      maxKeys: 3,
    });
  return fc.record(shape, { requiredKeys: required });
}

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.constantFrom('ada@example.test', 'bo.lee@uni.test'),
  date: fc.constantFrom('2026-01-31', '1999-12-31', '2030-06-15'),
  'date-time': fc.constantFrom('2026-01-31T12:00:00Z', '1999-12-31T23:59:59.999Z'),
};

/** Strings that are meaningful after the transformations of a query. */
const WORDS = ['1', '2', '1,2,3', 'true', 'id', '-id', 'a', '%', '_', '2026-01-31', 'status', 'new'];

function generateString({
  format,
  pattern,
  minLength = 0,
  maxLength = 60,
}: JsonSchema): fc.Arbitrary<string> {
  const known = format ? FORMATS[format] : undefined;
  if (known) return known;
  const text = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
  if (!pattern) return minLength > 8 ? text : fc.oneof(fc.constantFrom(...WORDS), text);
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    // fast-check cannot generate strings for this pattern, such as one with a look-ahead.
    return text;
  }
}
