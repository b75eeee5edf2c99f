type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values have the same content. Servers change the order of keys and trim spaces, so both are ignored. */
export function haveSameContent(one: unknown, other: unknown): boolean {
  return write(one) === write(other);
}

const write = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return part.trim();
    return isRecord(part) ? Object.fromEntries(Object.entries(part).sort(byName)) : part;
  });
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** Field name for a value that is one text instead of an object. */
const WHOLE = '';
const readFields = (values: unknown): Fields => (isRecord(values) ? values : { [WHOLE]: values });

/** Names of the fields of `values` whose value in `copy` exists and differs. */
export function differingFields(values: unknown, copy: unknown): string[] {
  const now = readFields(values);
  const stored = readFields(copy);
  return Object.keys(now).filter((name) => name in stored && !haveSameContent(now[name], stored[name]));
}

/** `values` with the named fields taken from `source`. */
export function replaceFields<Values>(values: Values, source: Values, names: readonly string[]): Values {
  if (!isRecord(values) || !isRecord(source)) return source;
  return { ...values, ...Object.fromEntries(names.map((name) => [name, source[name]])) };
}

/** Whether the server's value of a field still equals one of the values that the copy was based on. */
export function isUnchanged(values: unknown, name: string, bases: readonly unknown[]): boolean {
  const known = bases.map(readFields).filter((base) => name in base);
  return known.length === 0 || known.some((base) => haveSameContent(base[name], readFields(values)[name]));
}

export const hasOnlyFields = (copy: unknown, values: unknown): boolean =>
  Object.keys(readFields(copy)).every((name) => name in readFields(values));
