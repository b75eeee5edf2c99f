/** Bodies that cost more to evaluate than to send: many names, long lists, texts that make a slow pattern slow. */
import { findBodyLimit, type EndpointDefinition } from '@portal/contract';
import fc from 'fast-check';
import { z } from 'zod';

/** The size of the body with which one address once made a service busy for a second. */
const MANY = 170_000;

const FILLINGS = ['a', 'a@', 'a.', '-a', ' ', '<p>', '&#x', '"', '\\', '０', '{a', 'https://'];

/** Bodies up to the limit of the endpoint, and one far beyond it. */
export function heavyBody(endpoint: EndpointDefinition): fc.Arbitrary<string> {
  const bodyLimit = findBodyLimit(endpoint);
  const names = listFields(endpoint);
  return fc.oneof(
    fc.constantFrom(bodyLimit, MANY * 9).map((bytes) => manyNames(Math.floor(bytes / 14))),
    fc
      .constant(bodyLimit)
      .map((bytes) => JSON.stringify(Array.from({ length: Math.floor(bytes / 2) - 1 }, () => 1))),
    fc.constant(bodyLimit).map((bytes) => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`),
    fc
      .tuple(fc.constantFrom(...names), fc.constantFrom(...FILLINGS))
      .map(([name, filling]) =>
        JSON.stringify({ [name]: repeatText(filling, bodyLimit - name.length - 10) }),
      ),
    fc.constantFrom(...names).map((name) =>
      JSON.stringify({
        [name]: Array.from({ length: Math.min(4000, Math.floor(bodyLimit / 5)) }, () => 'x'),
      }),
    ),
  );
}

function manyNames(count: number): string {
  const names = Array.from({ length: count }, (_, index) => `"n${index.toString(36)}":1`);
  return `{${names.join(',')}}`;
}

/** A text of this many bytes in JSON, including its escapes. */
function repeatText(filling: string, bytes: number): string {
  const size = Buffer.byteLength(JSON.stringify(filling)) - 2;
  return filling.repeat(Math.max(1, Math.floor(bytes / size)));
}

interface Form {
  readonly properties?: object;
  readonly anyOf?: readonly Form[];
}

function listFields({ body }: EndpointDefinition): string[] {
  const json = body ? (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Form) : {};
  const names = [json, ...(json.anyOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties));
  return names.length > 0 ? names : ['name'];
}
