/** Names of the API document: an identifier for each operation, and one name for each shape (decision 556). */
import { parseKey, type EndpointKey } from '@portal/contract';

export type Json = Record<string, unknown>;

export const toPascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const VERBS = { GET: 'read', POST: 'post', PUT: 'replace', PATCH: 'change', DELETE: 'delete' } as const;

/** An identifier that stays the same while the path does: `listRequest`, `readRequest`, `postRequestSubmit`. */
export function nameOperation(key: EndpointKey, isKnown: (key: string) => boolean): string {
  const { method, path } = parseKey(key);
  const parts = path.split('/').filter((part) => part !== '');
  const name = toPascal(parts.filter((part) => !part.startsWith('{')).join(' '));
  const ofMany = !path.includes('{') && isKnown(`${method} ${path}{id}/`);
  if (method === 'GET' && ofMany) return `list${name}`;
  if (method === 'POST' && parts.length === 1) return `create${name}`;
  return `${VERBS[method]}${ofMany ? 'Every' : ''}${name}`;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const refer = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/**
 * Moves objects with properties to the components, each once: the same shape has one name wherever it is used. The
 * first use names it, so what has the best name is added first.
 */
export class Shapes {
  readonly components: Record<string, Json> = {};
  readonly #names = new Map<string, string>();

  /** The schema with references in place of its objects; `hint` names the schema itself. */
  add(schema: Json, hint: string): Json {
    const inner = this.#addParts(schema, hint);
    if (inner['type'] !== 'object' || !isObject(inner['properties'])) return inner;
    const text = JSON.stringify(inner);
    const known = this.#names.get(text);
    if (known !== undefined) return refer(known);
    let name = hint;
    for (let number = 2; name in this.components; number += 1) name = `${hint}${number}`;
    this.#names.set(text, name);
    this.components[name] = inner;
    return refer(name);
  }

  /** A component whose name is decided; a shape that refers to itself is one. */
  define(name: string, schema: Json): void {
    const inner = this.#addParts(schema, name);
    this.components[name] = inner;
    this.#names.set(JSON.stringify(inner), name);
  }

  #addParts(schema: Json, hint: string): Json {
    const added: Json = { ...schema };
    if (isObject(schema['properties']))
      added['properties'] = Object.fromEntries(
        Object.entries(schema['properties']).map(([key, value]) => [
          key,
          isObject(value) ? this.add(value, hint + toPascal(key)) : value,
        ]),
      );
    if (isObject(schema['items'])) added['items'] = this.add(schema['items'], `${hint}Item`);
    if (isObject(schema['additionalProperties']))
      added['additionalProperties'] = this.add(schema['additionalProperties'], `${hint}Value`);
    for (const kind of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
      const choices = schema[kind];
      if (!Array.isArray(choices)) continue;
      const only = choices.filter((one: unknown) => isObject(one) && one['type'] !== 'null').length === 1;
      added[kind] = choices.map((one: unknown, index) => {
        if (!isObject(one)) return one;
        const own = typeof one['title'] === 'string' ? toPascal(one['title']) : String(index + 1);
        return this.add(one, only ? hint : hint + own);
      });
    }
    return added;
  }
}
