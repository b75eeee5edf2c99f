/**
 * A lint of the API document, for generators of clients: identifiers that occur once, shapes that are named once,
 * descriptions, and references that lead somewhere.
 */
type Json = Readonly<Record<string, unknown>>;
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

const REFERENCE = '#/components/schemas/';
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isShape = (value: Json): boolean => value['type'] === 'object' && isObject(value['properties']);

/** Every object below `value`, the value itself included. */
function* listNodes(value: unknown): Generator<Json> {
  if (!isObject(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* listNodes(part);
}

export function findDocumentFaults(document: ApiDocument): string[] {
  const { schemas } = document.components;
  const faults: string[] = [];
  const ids = new Set<string>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const place = `${method.toUpperCase()} ${path}`;
      const id = String(operation['operationId']);
      if (!/^[a-z][A-Za-z0-9]*$/.test(id)) faults.push(`${place}: ${id} is no identifier`);
      if (ids.has(id)) faults.push(`${place}: ${id} is the name of another operation`);
      ids.add(id);
      for (const text of ['summary', 'description'])
        if (!operation[text]) faults.push(`${place}: it has no ${text}`);
      for (const one of (operation['parameters'] ?? []) as Json[])
        if (!one['description']) faults.push(`${place}: ${String(one['name'])} has no description`);
      for (const part of [operation['requestBody'], operation['responses']])
        for (const node of listNodes(part)) if (isShape(node)) faults.push(`${place}: a shape has no name`);
    }
  const shapes = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) faults.push(`${name} is no name of a type`);
    const text = JSON.stringify(schema);
    const same = shapes.get(text);
    if (same !== undefined) faults.push(`${name} has the shape of ${same}`);
    shapes.set(text, name);
    for (const node of listNodes(schema))
      if (node !== schema && isShape(node)) faults.push(`${name}: a shape inside has no name`);
  }
  const used = new Set<string>();
  for (const node of listNodes(document)) {
    const { $ref: reference } = node;
    if (typeof reference !== 'string') continue;
    const name = reference.slice(REFERENCE.length);
    if (!reference.startsWith(REFERENCE) || !(name in schemas)) faults.push(`${reference} leads nowhere`);
    used.add(name);
  }
  for (const name of Object.keys(schemas)) if (!used.has(name)) faults.push(`${name} is not used`);
  return faults;
}
