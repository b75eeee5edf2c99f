/** Generates OpenAPI 3.1 from the contract, whose schemas convert to JSON Schema. */
import {
  endpoints,
  ERROR_STATUS,
  listErrors,
  FieldErrors,
  isGuarded,
  ErrorBody,
  LoginRefusal,
  needsConfirmation,
  parseKey,
  type EndpointDefinition,
  type EndpointKey,
  type ErrorCode,
} from '@portal/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;
/** Schemas that refer to themselves, by their id: they cannot be inline. */
const named: Record<string, Json> = {};
const describeSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const text = JSON.stringify(
    z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }),
  ).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/');
  const { $schema, $defs, ...rest } = JSON.parse(text) as Json;
  void $schema;
  Object.assign(named, $defs);
  return rest;
};
const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

function describeParameters(endpoint: EndpointDefinition): Json[] {
  const of = (schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = describeSchema(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: property,
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

function describeResponses(key: EndpointKey, endpoint: EndpointDefinition): Json {
  const success = String(endpoint.status ?? 200);
  const body = endpoint.stream
    ? { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
    : endpoint.response
      ? json(describeSchema(endpoint.response, 'output'))
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

function describeRequestBody(endpoint: EndpointDefinition): Json {
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
    requestBody: { required: true, content: { [type]: { schema: describeSchema(schema, 'input') } } },
  };
}

/** @returns the document served at /api/openapi.json */
export function openApiDocument(options: { version: string; title: string }): Json {
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of Object.entries(endpoints) as [EndpointKey, EndpointDefinition][]) {
    const { method, path } = parseKey(key);
    // Internal paths cannot be reached from outside.
    if (path.startsWith('/internal/')) continue;
    (paths[path] ??= {})[method.toLowerCase()] = {
      operationId: `${method} ${path}`,
      summary: endpoint.summary,
      tags: [endpoint.service],
      security: endpoint.access === 'anyone' ? [] : [{ token: [] }],
      'x-roles': endpoint.access,
      ...(endpoint.services ? { 'x-services': endpoint.services } : {}),
      parameters: describeParameters(endpoint),
      ...describeRequestBody(endpoint),
      responses: describeResponses(key, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: options.title, version: options.version },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: {
        FieldErrors: describeSchema(FieldErrors, 'output'),
        LoginRefusal: describeSchema(LoginRefusal, 'output'),
        Error: describeSchema(ErrorBody, 'output'),
        ...named,
      },
    },
  };
}
