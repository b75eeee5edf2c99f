/** Generates whole calls of one endpoint: path, query, headers and body, valid or not. */
import { parseKey, type EndpointDefinition, type EndpointKey } from '@portal/contract';
import fc from 'fast-check';
import { heavyBody } from './heavy.arbitrary.ts';
import { malformedBody, nastySegment, nastyString, oddContentType } from './nasty.arbitrary.ts';
import { fitting } from './schema.arbitrary.ts';

export interface FuzzCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string | undefined;
}

const ODDS = 8;
/** node refuses a head of 16 kB before the call reaches our code. */
const HEAD = 8000;

/** `ids` are keys of existing rows, so that calls also reach the code behind the first checks. */
export function generateCall(
  key: EndpointKey,
  endpoint: EndpointDefinition,
  ids: readonly (string | number)[],
): fc.Arbitrary<FuzzCall> {
  const { method, path } = parseKey(key);
  return fc
    .record({
      path: generatePath(path, ids),
      query: generateQuery(endpoint),
      sent: generateBody(endpoint),
      header: oddHeader,
    })
    .map(({ path: filled, query, sent, header }) => ({
      method,
      path: query ? `${filled}?${query.slice(0, HEAD)}` : filled,
      headers: { ...header, ...(sent ? { 'Content-Type': sent.type } : {}) },
      rawBody: sent?.body,
    }));
}

function generatePath(path: string, ids: readonly (string | number)[]): fc.Arbitrary<string> {
  const parts = path
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{')
        ? fc.oneof(
            { weight: 3, arbitrary: fc.constantFrom(...ids.map(String), '1') },
            { weight: 1, arbitrary: nastySegment },
          )
        : fc.constant(part),
    );
  return fc.tuple(...parts).map((filled) => filled.join(''));
}

const encode = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
};
const pair = ([name, value]: readonly [string, string]): string => `${encode(name)}=${encode(value)}`;

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, HEAD);

/** Valid parameters; sometimes one is repeated, unknown or not encoded. */
function generateQuery(endpoint: EndpointDefinition): fc.Arbitrary<string> {
  const fit = endpoint.query ? fitting(endpoint.query, ODDS) : fc.constant({});
  const odd = fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.tuple(nastyString(), nastyString()).map(pair) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'limit=1&limit=2',
        'role=a&role=b',
        'role=',
        'role=superuser',
        'expand=x',
        '%=%',
        '&&',
        'a[b]=1',
        '%zz=%zz',
        'or=true',
      ),
    },
  );
  // Only a few parameters at a time, because among thirty filters one is always invalid.
  const chosen = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.nat());
  return fc.tuple(fit, odd, chosen).map(([values, extra, [count, from]]) => {
    const known = Object.entries(values ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => pair([name, asText(value)]));
    const start = known.length > count && !hasRequired(endpoint) ? from % known.length : 0;
    const some = hasRequired(endpoint) ? known : known.slice(start, start + count);
    return [...some, extra].filter(Boolean).join('&');
  });
}

/** Without required parameters, all of them may be left out. */
const hasRequired = (endpoint: EndpointDefinition): boolean => !endpoint.query?.safeParse({}).success;

interface SentBody {
  readonly type: string;
  readonly body: string;
}

function generateBody(endpoint: EndpointDefinition): fc.Arbitrary<SentBody | undefined> {
  if (endpoint.bodyKind === 'multipart')
    return fc.record({ type: oddContentType, body: fc.oneof(malformedBody, nastyString()) });
  if (endpoint.bodyKind === 'bytes') return fc.record({ type: oddContentType, body: nastyString() });
  if (!endpoint.body) return fc.constant(undefined);
  const type = 'application/json';
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fitting(endpoint.body, 0).map((value) => ({ type, body: JSON.stringify(value) })),
    },
    {
      weight: 5,
      arbitrary: fitting(endpoint.body, ODDS).map((value) => ({ type, body: JSON.stringify(value) })),
    },
    { weight: 2, arbitrary: malformedBody.map((body) => ({ type, body })) },
    { weight: 1, arbitrary: fc.record({ type: oddContentType, body: malformedBody }) },
    { weight: 1, arbitrary: heavyBody(endpoint).map((body) => ({ type, body })) },
  );
}

const oddHeader = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'If-Match': 'W/"1"' },
      { 'If-Match': '*' },
      { 'If-Match': 'x'.repeat(2000) },
      { 'X-Correlation-Id': '../../x' },
      { Origin: 'null' },
      { Accept: 'text/html' },
    ),
  },
);
