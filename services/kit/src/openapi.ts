/** Generates OpenAPI 3.1 from the contract, whose schemas convert to JSON Schema. */
import {
  endpoints,
  ERROR_STATUS,
  listErrors,
  FieldErrors,
  findScope,
  isGuarded,
  ErrorBody,
  LoginRefusal,
  needsConfirmation,
  parseKey,
  Summary,
  type EndpointDefinition,
  type EndpointKey,
  type ErrorCode,
} from '@portal/contract';
import { z } from 'zod';
import { nameOperation, Shapes, toPascal, type Json } from './openapi-names.ts';

/** Shapes of the document that is being made, with the names of those that refer to themselves. */
interface Making {
  readonly shapes: Shapes;
  readonly recursive: Set<string>;
}

const convert = (
  schema: z.ZodType,
  io: 'input' | 'output',
): { root: Json; recursive: Record<string, Json> } => {
  const text = JSON.stringify(
    z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }),
  ).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/');
  const { $schema, $defs = {}, ...root } = JSON.parse(text) as Json;
  void $schema;
  return { root, recursive: $defs as Record<string, Json> };
};

/** @param hint the name of the shape, if it has none yet */
function describeSchema(
  { shapes, recursive: defined }: Making,
  schema: z.ZodType,
  io: 'input' | 'output',
  hint: string,
): Json {
  const { root, recursive } = convert(schema, io);
  for (const [name, shape] of Object.entries(recursive)) {
    if (defined.has(name)) continue;
    defined.add(name);
    shapes.define(name, shape);
  }
  return shapes.add(root, hint);
}
const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

/** What parameters of lists mean; others are described by their ending. */
const LIST_PARAMETERS: Readonly<Record<string, string>> = {
  limit: 'Rows per page',
  offset: 'Rows to skip',
  ordering: 'Field to order by; with a minus in front, from the last',
  expand: 'Relations to add, separated by commas. A machine key needs the scope of what is added',
  fields: 'Fields of the rows, separated by commas; all by default',
  grouping: 'Fields whose values are counted, separated by commas',
  split: 'Fields by whose values the ids of the page are listed',
  count: '`exact` counts every row; by default the count stops at a limit',
  or: 'True: rows that match any filter; by default they match all',
  search: 'Text to look for',
  id: 'ID of the object',
};
const ENDINGS: Readonly<Record<string, string>> = {
  in: 'one of these values, separated by commas',
  icontains: 'contains this text, in upper or lower case',
  contains: 'contains this text',
  isnull: 'true: is empty; false: is not empty',
  lte: 'at most this value',
  gte: 'at least this value',
  gt: 'more than this value',
};
function describeParameter(name: string): string {
  const [field = '', ending] = name.split('__');
  const meaning = ending === undefined ? undefined : ENDINGS[ending];
  return LIST_PARAMETERS[name] ?? `\`${field}\` ${meaning ?? 'has this value'}`;
}

const NUMBERS: ReadonlySet<unknown> = new Set(['integer', 'number', 'boolean']);
function describeParameters(endpoint: EndpointDefinition): Json[] {
  const of = (schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] => {
    if (!schema) return [];
    const read = (io: 'input' | 'output') =>
      convert(schema, io).root as { properties?: Record<string, Json>; required?: string[] };
    const { properties = {}, required = [] } = read('input');
    const parsed = read('output').properties ?? {};
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      description: describeParameter(name),
      // A number arrives as text, but clients should send a number.
      schema: NUMBERS.has(parsed[name]?.['type']) ? { ...parsed[name] } : property,
    }));
  };
  return [
    ...of(endpoint.params, 'path'),
    ...of(endpoint.query, 'query'),
    ...describeVersionParameter(endpoint),
  ];
}

/** The parameter with the version of the object, for endpoints that check it. */
function describeVersionParameter(endpoint: EndpointDefinition): Json[] {
  if (!isGuarded(endpoint)) return [];
  const { versionOf } = endpoint;
  return [
    {
      name: 'If-Match',
      in: 'header',
      required: versionOf !== undefined && !endpoint.versionFromRead,
      description: `ETag of ${versionOf ?? 'the last read'}; an older one is answered with 409 STALE`,
      schema: { type: 'string' },
    },
  ];
}

function describeResponses(making: Making, key: EndpointKey, endpoint: EndpointDefinition): Json {
  const success = String(endpoint.status ?? 200);
  const body = endpoint.stream
    ? { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
    : endpoint.response
      ? json(describeSchema(making, endpoint.response, 'output', nameAnswer(key)))
      : {};
  const responses: Json = { [success]: { description: 'Success', ...body } };
  const errors = [
    ...listErrors(endpoint),
    ...(needsConfirmation(key) ? (['CONFIRM_PRODUCTION_CHANGE'] as const) : []),
  ];
  for (const status of new Set(errors.map((code) => ERROR_STATUS[code]))) {
    const codes = errors.filter((code) => ERROR_STATUS[code] === status);
    responses[status] = { description: codes.join(' or '), ...json(errorSchema(codes)) };
  }
  return responses;
}

/** A 400 has messages by field, or why a login with the right password is refused; other errors have one format. */
function errorSchema(codes: readonly ErrorCode[]): Json {
  const names = new Set(codes.map((code) => ERROR_SCHEMAS[code] ?? 'Error'));
  const references = [...names].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return references.length === 1 ? { ...references[0] } : { anyOf: references };
}
const ERROR_SCHEMAS: Readonly<Partial<Record<ErrorCode, string>>> = {
  INVALID_INPUT: 'FieldErrors',
  LOGIN_REFUSED: 'LoginRefusal',
};

function describeRequestBody(making: Making, key: EndpointKey, endpoint: EndpointDefinition): Json {
  if (endpoint.bodyKind === 'bytes') {
    const schema = { type: 'string', format: 'binary' };
    return { requestBody: { required: true, content: { 'application/offset+octet-stream': { schema } } } };
  }
  const schema = endpoint.form ?? endpoint.body;
  if (!schema) return {};
  const type = endpoint.form
    ? 'multipart/form-data'
    : endpoint.bodyKind === 'urlencoded'
      ? 'application/x-www-form-urlencoded'
      : 'application/json';
  return {
    requestBody: {
      required: true,
      content: { [type]: { schema: describeSchema(making, schema, 'input', `${toPascal(name(key))}Body`) } },
    },
  };
}

const KEYS = Object.keys(endpoints) as EndpointKey[];
const known: ReadonlySet<string> = new Set(KEYS);
const name = (key: EndpointKey): string => nameOperation(key, (other) => known.has(other));

/** An object that is read alone has the name of the object, whatever else answers it. */
function nameAnswer(key: EndpointKey): string {
  const { method, path } = parseKey(key);
  return method === 'GET' && /^\/[^/]+\/\{id\}\/$/.test(path)
    ? toPascal(path.split('/')[1] ?? '')
    : `${toPascal(name(key))}Answer`;
}

/** Who may call, for readers of the page and of generated clients. */
function describeOperation(key: EndpointKey, { access, services, polled }: EndpointDefinition): string {
  const scope = findScope(key);
  const who =
    access === 'anyone'
      ? 'Anyone can call it.'
      : access === 'signed-in'
        ? 'People who are logged in can call it.'
        : access.length > 0
          ? `Roles: ${access.join(', ')}.`
          : `Services only: ${(services ?? []).join(', ')}.`;
  const keys =
    scope === undefined ? 'Machine keys cannot call it.' : `Machine keys need the scope \`${scope}\`.`;
  return [who, keys, ...(polled ? ['Does not count as use of the session.'] : [])].join(' ');
}

/** @returns the document served at /api/openapi.json */
export function openApiDocument(options: { version: string; title: string }): Json {
  const making: Making = { shapes: new Shapes(), recursive: new Set() };
  for (const [schemaName, schema] of Object.entries({ FieldErrors, LoginRefusal, Error: ErrorBody, Summary }))
    making.shapes.define(schemaName, convert(schema, 'output').root);
  // What is read alone names its shape for all others.
  const isRead = (key: EndpointKey): boolean => !nameAnswer(key).endsWith('Answer');
  const inOrder = [...KEYS.filter(isRead), ...KEYS.filter((key) => !isRead(key))];
  const described = new Map<EndpointKey, Json>();
  for (const key of inOrder) {
    const endpoint: EndpointDefinition = endpoints[key as keyof typeof endpoints];
    // Internal paths cannot be reached from outside.
    if (parseKey(key).path.startsWith('/internal/')) continue;
    const scope = findScope(key);
    described.set(key, {
      operationId: name(key),
      summary: endpoint.summary,
      description: describeOperation(key, endpoint),
      tags: [endpoint.service],
      security:
        endpoint.access === 'anyone'
          ? []
          : [{ session: [] }, ...(scope === undefined ? [] : [{ machineKey: [] }])],
      'x-roles': endpoint.access,
      ...(scope === undefined ? {} : { 'x-scope': scope }),
      ...(endpoint.services ? { 'x-services': endpoint.services } : {}),
      parameters: describeParameters(endpoint),
      ...describeRequestBody(making, key, endpoint),
      responses: describeResponses(making, key, endpoint),
    });
  }
  const paths: Record<string, Json> = {};
  for (const key of KEYS) {
    const { method, path } = parseKey(key);
    const operation = described.get(key);
    if (operation) (paths[path] ??= {})[method.toLowerCase()] = operation;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: options.title,
      version: options.version,
      description:
        'Other systems call with a machine key: `Authorization: Bearer portal_sk_…`. A superuser creates it for the scopes that the calls below name.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(KEYS.map((key) => endpoints[key as keyof typeof endpoints].service))].map(
      (service) => ({
        name: service,
        description: `Objects of the ${service} service`,
      }),
    ),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a person who is logged in' },
        machineKey: { type: 'http', scheme: 'bearer', description: 'A machine key: portal_sk_…' },
      },
      schemas: making.shapes.components,
    },
  };
}
