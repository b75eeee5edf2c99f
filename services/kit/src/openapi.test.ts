/** The document of the API: OpenAPI 3.1 and complete. `npm run check` lints its names and references. */
import { endpoints, parseKey, type EndpointKey, type RequestPatch } from '@portal/contract';
import { expect, expectTypeOf, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { findDocumentFaults, type ApiDocument } from './testing/api-document-faults.ts';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: object }[];
  readonly requestBody?: { content: object };
  readonly responses: Readonly<Record<string, { description: string }>>;
  readonly security: readonly object[];
}
const document = openApiDocument({ version: '1.2.3', title: 'Portal' }) as {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
/** To which no way leads from outside. */
const isInternal = (key: EndpointKey): boolean => parseKey(key).path.startsWith('/internal/');
const keys = Object.keys(endpoints) as EndpointKey[];
const operations = keys
  .filter((key) => !isInternal(key))
  .map((key) => {
    const { method, path } = parseKey(key);
    return [key, document.paths[path]?.[method.toLowerCase()]] as const;
  });

it('leaves out what the gateway alone reaches', () => {
  expect(keys.some(isInternal)).toBe(true);
  expect(Object.keys(document.paths).filter((path) => path.startsWith('/internal/'))).toEqual([]);
});

it('says which version it is and of what', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toMatchObject({ title: 'Portal', version: '1.2.3' });
});

it.each(operations)('%s is described', (key, operation) => {
  expect(operation).toBeDefined();
  if (!operation) return;
  const { method, path } = parseKey(key);
  const inPath = operation.parameters.filter((one) => one.in === 'path');
  expect(inPath.map(({ name }) => `{${name}}`).toSorted()).toEqual((path.match(/\{\w+\}/g) ?? []).toSorted());
  expect(inPath.every(({ required }) => required)).toBe(true);
  expect(Object.keys(operation.responses)[0]).toMatch(/^20[0-4]$/);
  expect(Object.values(operation.responses).every(({ description }) => description.length > 0)).toBe(true);
  expect(method === 'GET' && operation.requestBody !== undefined).toBe(false);
});

it.each<[EndpointKey, readonly string[]]>([
  ['POST /review/', ['400', '401', '403', '404', '408', '409', '413', '415']],
  ['POST /request/{id}/submit/', ['400', '401', '403', '404', '409']],
  ['POST /file/', ['400', '401', '403', '409', '412', '413', '415', '429']],
  ['GET /session/', ['401', '403']],
  ['GET /dataset/', ['400', '403']],
  ['DELETE /project/{id}/', ['401', '403', '404', '409']],
])('%s declares the errors %j', (key, expected) => {
  const operation = operations.find(([name]) => name === key)?.[1];
  const refusals = Object.keys(operation?.responses ?? {}).filter((status) => status.startsWith('4'));
  expect(refusals).toEqual(expected);
});

it('describes the answers of a draft type by type, and so does the client', () => {
  const { ChangeRequestBody: body, ChangeRequestBodyAdditionalDataDataset: dataset } =
    document.components.schemas;
  expect(JSON.stringify(body)).toContain('#/components/schemas/ChangeRequestBodyAdditionalData');
  expect(dataset).toMatchObject({
    title: 'Dataset',
    additionalProperties: false,
    properties: { usage: expect.anything(), genetic_seq: expect.anything() },
  });
  expect(document.components.schemas['ChangeRequestBodyAdditionalDataResearchMatch']).toMatchObject({
    title: 'Research Match',
    properties: { keywords: expect.anything() },
  });
  expectTypeOf<{ usage: string }>().toExtend<NonNullable<RequestPatch['additional_data']>>();
  expectTypeOf<{ usage: number }>().not.toExtend<NonNullable<RequestPatch['additional_data']>>();
});

it('describes the parts of an upload', () => {
  const upload = operations.find(([key]) => key === 'POST /file/')?.[1];
  expect(upload?.requestBody?.content).toEqual({
    'multipart/form-data': { schema: { $ref: '#/components/schemas/CreateFileBody' } },
  });
  expect(document.components.schemas['CreateFileBody']).toMatchObject({
    required: ['type', 'file'],
    properties: { file: { type: 'string', format: 'binary' } },
  });
});

it('distinguishes the two kinds of 400 of a login', () => {
  const login = operations.find(([key]) => key === 'POST /api-token-auth/')?.[1];
  expect(JSON.stringify(login?.responses['400'])).toMatch(/FieldErrors.*LoginRefusal/);
});

it('names operations by method and path, and one shape once', () => {
  const id = (key: EndpointKey) => operations.find(([name]) => name === key)?.[1]?.operationId;
  expect(id('GET /request/')).toBe('listRequest');
  expect(id('GET /request/{id}/')).toBe('readRequest');
  expect(id('POST /request/')).toBe('createRequest');
  expect(id('POST /request/{id}/move-to-meeting/')).toBe('postRequestMoveToMeeting');
  expect(id('DELETE /notification/')).toBe('deleteEveryNotification');
  const read = operations.find(([key]) => key === 'GET /webhook/{id}/')?.[1];
  const changed = operations.find(([key]) => key === 'PATCH /webhook/{id}/')?.[1];
  expect(JSON.stringify(read?.responses['200'])).toContain('#/components/schemas/Webhook"');
  expect(changed?.responses['200']).toEqual(read?.responses['200']);
});

it('describes numbers in addresses as numbers', () => {
  const list = operations.find(([key]) => key === 'GET /webhook/')?.[1];
  const read = operations.find(([key]) => key === 'GET /webhook/{id}/')?.[1];
  expect(list?.parameters.find(({ name }) => name === 'limit')?.schema).toMatchObject({ type: 'number' });
  expect(list?.parameters.find(({ name }) => name === 'search')?.schema).toMatchObject({ type: 'string' });
  expect(read?.parameters.find(({ name }) => name === 'id')?.schema).toMatchObject({ type: 'integer' });
});

it('says who can call, and the scope of a machine key', () => {
  const find = (key: EndpointKey) => operations.find(([name]) => name === key)?.[1];
  expect(find('GET /request/')?.description).toContain('Machine keys need the scope `request:read`.');
  expect(find('GET /request/')?.security).toEqual([{ session: [] }, { machineKey: [] }]);
  expect(find('POST /agreement/{id}/sign/')?.description).toContain('Machine keys cannot call it.');
  expect(find('POST /agreement/{id}/sign/')?.security).toEqual([{ session: [] }]);
});

const REFERENCE = '#/components/schemas/';
const SHAPE = { type: 'object', properties: { id: { type: 'integer' } } };
/** Breaks each rule once. */
const CANARY: ApiDocument = {
  paths: {
    '/lake/': {
      get: {
        operationId: 'GET /lake/',
        description: 'Lakes',
        parameters: [{ name: 'limit' }],
        responses: { 200: { content: { 'application/json': { schema: SHAPE } } } },
      },
      post: { operationId: 'lake', summary: 'S', description: 'D', responses: {} },
      put: {
        operationId: 'lake',
        summary: 'S',
        description: 'D',
        requestBody: { $ref: `${REFERENCE}Nowhere` },
        responses: { 200: { $ref: `${REFERENCE}Lake` } },
      },
    },
  },
  components: {
    schemas: { Lake: SHAPE, lake: SHAPE, Sea: { ...SHAPE, properties: { inner: SHAPE } } },
  },
};
it('has no fault that the lint can see, and the lint sees each', () => {
  expect(findDocumentFaults(document as unknown as ApiDocument)).toEqual([]);
  expect(findDocumentFaults(CANARY)).toEqual([
    'GET /lake/: GET /lake/ is no identifier',
    'GET /lake/: it has no summary',
    'GET /lake/: limit has no description',
    'GET /lake/: a shape has no name',
    'PUT /lake/: lake is the name of another operation',
    'lake is no name of a type',
    'lake has the shape of Lake',
    'Sea: a shape inside has no name',
    '#/components/schemas/Nowhere leads nowhere',
    'lake is not used',
    'Sea is not used',
  ]);
});
