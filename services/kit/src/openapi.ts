/** OpenAPI 3.1 from the contract: its schemas are JSON Schema already. */
import {
  endpoints,
  ERROR_STATUS,
  FieldErrors,
  ErrorBody,
  parseKey,
  type EndpointDefinition,
  type EndpointKey,
} from '@portal/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as Json;
  void $schema;
  return rest;
};
const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

function parametersOf(endpoint: EndpointDefinition): Json[] {
  const of = (schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
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
  return [...of(endpoint.params, 'path'), ...of(endpoint.query, 'query')];
}

function responsesOf(endpoint: EndpointDefinition): Json {
  const success = String(endpoint.status ?? 200);
  const body = endpoint.stream
    ? { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
    : endpoint.response
      ? json(schemaOf(endpoint.response, 'output'))
      : {};
  const responses: Json = { [success]: { description: 'Success', ...body } };
  if (endpoint.body || endpoint.query)
    responses['400'] = {
      description: 'Messages by field',
      ...json({ $ref: '#/components/schemas/FieldErrors' }),
    };
  const codes = [
    ...(endpoint.errors ?? []),
    ...(endpoint.access === 'anyone' ? [] : (['NOT_SIGNED_IN'] as const)),
  ];
  for (const code of codes)
    responses[String(ERROR_STATUS[code])] ??= {
      description: code,
      ...json({ $ref: '#/components/schemas/Error' }),
    };
  return responses;
}

/** @returns the document served at /api/openapi.json */
export function openApiDocument(options: { version: string; title: string }): Json {
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of Object.entries(endpoints) as [EndpointKey, EndpointDefinition][]) {
    const { method, path } = parseKey(key);
    const multipart = endpoint.bodyKind === 'multipart';
    (paths[path] ??= {})[method.toLowerCase()] = {
      operationId: `${method} ${path}`,
      summary: endpoint.summary,
      tags: [endpoint.service],
      security: endpoint.access === 'anyone' ? [] : [{ token: [] }],
      'x-roles': endpoint.access,
      parameters: parametersOf(endpoint),
      ...(endpoint.body
        ? { requestBody: { required: true, ...json(schemaOf(endpoint.body, 'input')) } }
        : {}),
      ...(multipart
        ? {
            requestBody: {
              required: true,
              content: { 'multipart/form-data': { schema: { type: 'object' } } },
            },
          }
        : {}),
      responses: responsesOf(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: options.title, version: options.version },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { FieldErrors: schemaOf(FieldErrors, 'output'), Error: schemaOf(ErrorBody, 'output') },
    },
  };
}
