/** The document of the API: OpenAPI 3.1, complete, and without a reference to nowhere. */
import { endpoints, parseKey, type EndpointKey, type RequestPatch } from '@portal/contract';
import { expect, expectTypeOf, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: object }[];
  readonly requestBody?: { content: object };
  readonly responses: Readonly<Record<string, { description: string }>>;
  readonly security: readonly object[];
}
const document = openApiDocument({ version: '1.2.3', title: 'Portal' }) as {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
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
  expect(document.info).toEqual({ title: 'Portal', version: '1.2.3' });
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
  const change = operations.find(([key]) => key === 'PATCH /request/{id}/')?.[1];
  expect(change?.requestBody?.content).toMatchObject({
    'application/json': {
      schema: {
        properties: {
          additional_data: {
            anyOf: expect.arrayContaining([
              expect.objectContaining({
                title: 'Dataset',
                additionalProperties: false,
                properties: expect.objectContaining({
                  usage: expect.anything(),
                  genetic_seq: expect.anything(),
                }),
              }),
              expect.objectContaining({
                title: 'Research Match',
                properties: expect.objectContaining({ keywords: expect.anything() }),
              }),
            ]),
          },
        },
      },
    },
  });
  expectTypeOf<{ usage: string }>().toExtend<NonNullable<RequestPatch['additional_data']>>();
  expectTypeOf<{ usage: number }>().not.toExtend<NonNullable<RequestPatch['additional_data']>>();
});

it('describes the parts of an upload', () => {
  const upload = operations.find(([key]) => key === 'POST /file/')?.[1];
  expect(upload?.requestBody?.content).toMatchObject({
    'multipart/form-data': {
      schema: { required: ['type', 'file'], properties: { file: { type: 'string', format: 'binary' } } },
    },
  });
});

it('distinguishes the two kinds of 400 of a login', () => {
  const login = operations.find(([key]) => key === 'POST /api-token-auth/')?.[1];
  expect(JSON.stringify(login?.responses['400'])).toMatch(/FieldErrors.*LoginRefusal/);
});

it('names every operation once', () => {
  const ids = operations.map(([, operation]) => operation?.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

it('refers only to schemas that it contains, and survives the way through JSON', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );
  expect(references.length).toBeGreaterThan(0);
  for (const name of references) expect(document.components.schemas).toHaveProperty(name);
  expect(text).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/)/);
});
