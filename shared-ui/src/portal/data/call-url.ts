import type { QueryValue } from '@portal/contract/types';

export type QueryValues = Readonly<Record<string, QueryValue | null>>;
export type PathValues = Readonly<Record<string, string | number>>;

/** Splits a key of the contract, such as 'PATCH /project/{id}/', into method and path template. */
export function splitKey(key: string): { method: string; template: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space), template: key.slice(space + 1) };
}

/**
 * Address of a call below `/api`. Lists are joined with commas; undefined, null and empty lists are left out; the
 * session role comes last (spec 1 section 4: the role is appended to every call).
 */
export function callUrl(
  template: string,
  params: PathValues,
  query: QueryValues,
  role: string | null,
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${template} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== null && text !== '') search.set(name, String(text));
  }
  if (role) search.set('role', role);
  const suffix = search.toString();
  return `/api${path}${suffix ? `?${suffix}` : ''}`;
}
