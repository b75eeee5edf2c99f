/** Facts about a field in the contract's schema: its values if they are listed, and whether it may be null. */
import type { PortalObject } from '@portal/contract';
import { z } from 'zod';

/** A value from the contract as SQL text. */
export const literalSql = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;

interface JsonSchema {
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly type?: string;
  readonly format?: string;
  readonly anyOf?: readonly JsonSchema[];
}
export interface FieldValues {
  /** Undefined if the schema lists none. */
  readonly values: readonly (string | number)[] | undefined;
  readonly isNullable: boolean;
  /** Whether the field is a moment, which a filter compares by its day. */
  readonly isMoment: boolean;
}

const known = new WeakMap<z.ZodType, FieldValues>();

/** Undefined if the object has no such field. */
export function fieldValues(object: PortalObject, field: string): FieldValues | undefined {
  const schema = object.schema.shape[field] as z.ZodType | undefined;
  if (!schema) return undefined;
  const found = known.get(schema) ?? readValues(schema);
  known.set(schema, found);
  return found;
}

function readValues(schema: z.ZodType): FieldValues {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
  const parts = json.anyOf ?? [json];
  const some = parts.filter(({ type }) => type !== 'null');
  const values = some.map((part) => part.enum ?? (part.const === undefined ? undefined : [part.const]));
  return {
    values: values.every((list) => list !== undefined) ? values.flat() : undefined,
    isMoment: some.length > 0 && some.every(({ format }) => format === 'date-time'),
    isNullable: parts.length > some.length || schema.safeParse(undefined).success,
  };
}
