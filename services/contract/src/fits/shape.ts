/**
 * The data of one direction as a flat list of paths: `results[].owner.email`. Each path lists the types and values
 * allowed there. Two versions of a contract can thus be compared without the schemas of either.
 */
import { z } from 'zod';

/**
 * What a path may contain: names of JSON types, `any`, `=…` for one allowed value in JSON, and `?` if the path may be
 * missing although its parent is present.
 */
export type Words = readonly string[];
/** `[]` means each entry of a list, `{}` each value of a record; the root has the path ''. */
export type Shape = Readonly<Record<string, Words>>;

export const OPTIONAL = '?';
export const ANY = 'any';

interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
}

/** The shape of a schema: as a caller sends it (`input`) or as parsing returns it (`output`). */
export function flattenSchema(schema: z.ZodType, io: 'input' | 'output'): Shape {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
  return flatten(whole, { definitions: whole.$defs ?? {}, whole, within: ['#'] });
}

interface Place {
  readonly definitions: Readonly<Record<string, JsonSchema>>;
  readonly whole: JsonSchema;
  /** References being followed: a recursive schema ends at its second occurrence. */
  readonly within: readonly string[];
}

function flatten(schema: JsonSchema, place: Place): Shape {
  const { $ref: reference } = schema;
  if (reference !== undefined) {
    const found = reference === '#' ? place.whole : place.definitions[reference.replace('#/$defs/', '')];
    if (found === undefined || place.within.includes(reference)) return { '': [ANY] };
    return flatten(found, { ...place, within: [...place.within, reference] });
  }
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return mergeChoices(variants.map((one) => flatten(one, place)));
  if (schema.allOf !== undefined) return intersect(schema.allOf.map((one) => flatten(one, place)));
  return { '': getWords(schema), ...getInside(schema, place) };
}

function getWords(schema: JsonSchema): Words {
  const values = 'const' in schema ? [schema.const] : schema.enum;
  if (values !== undefined)
    return values.map((value) => (value === null ? 'null' : `=${JSON.stringify(value)}`));
  if (schema.type === undefined) return [ANY];
  return typeof schema.type === 'string' ? [schema.type] : schema.type;
}

function getInside(schema: JsonSchema, place: Place): Shape {
  const inside: Record<string, Words> = {};
  const add = (at: string, shape: Shape, mayMiss: boolean): void => {
    for (const [path, words] of Object.entries(shape))
      inside[joinPath(at, path)] = path === '' && mayMiss ? withMissing(words) : words;
  };
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    add(name, flatten(property, place), !(schema.required ?? []).includes(name));
  const entries = [...(schema.prefixItems ?? []), ...(schema.items ? [schema.items] : [])];
  if (entries.length > 0) add('[]', mergeChoices(entries.map((one) => flatten(one, place))), false);
  const values = schema.additionalProperties;
  if (typeof values === 'object' && Object.keys(values).length > 0) add('{}', flatten(values, place), false);
  return inside;
}

/** `owner` and `email` make `owner.email`, `results` and `[].id` make `results[].id`. */
function joinPath(outer: string, inner: string): string {
  if (inner === '' || outer === '') return outer + inner;
  return /^[[{]/.test(inner) ? outer + inner : `${outer}.${inner}`;
}

/** Merges the alternatives of a union: paths that only some of them have may be missing. */
function mergeChoices(shapes: readonly Shape[]): Shape {
  const joined: Record<string, Words> = {};
  for (const path of new Set(shapes.flatMap((shape) => Object.keys(shape)))) {
    const parent = findParent(path);
    const containing = shapes.filter((shape) => parent === undefined || shape[parent]?.some(isContainer));
    const words = shapes.flatMap((shape) => shape[path] ?? []);
    const isThere = isEntry(path) || containing.every((shape) => path in shape);
    joined[path] = unique(isThere ? words : withMissing(words));
  }
  return joined;
}

/** Merges the parts of an intersection: an object described by two schemas. */
function intersect(shapes: readonly Shape[]): Shape {
  const joined: Record<string, Words> = {};
  for (const shape of shapes)
    for (const [path, words] of Object.entries(shape))
      joined[path] = unique([...(joined[path] ?? []), ...words]);
  return joined;
}

/** A list entry or record value; there may always be none of these. */
export const isEntry = (path: string): boolean => /[\]}]$/.test(path);

const isContainer = (word: string): boolean => word === 'object' || word === 'array';
const withMissing = (words: Words): Words => unique([OPTIONAL, ...words]);
const unique = (words: Words): Words => [...new Set(words)];

/** The parent path; undefined for the root. */
export function findParent(path: string): string | undefined {
  if (path === '') return undefined;
  return path.replace(/(?:^|\.)[^.[\]{}]+$|\[\]$|\{\}$/, '');
}

/** The field names in a path, without list and record markers. */
export const namesIn = (path: string): readonly string[] =>
  path.split(/[.[\]{}]+/).filter((name) => name !== '');
