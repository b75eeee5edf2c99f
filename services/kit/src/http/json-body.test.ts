/** Bodies at the door: of another kind, too long, too deep, with too much in them. */
import { BODY_LIMITS, type EndpointDefinition, type PortalEndpointKey } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestPerson } from '../testing/index.ts';
import { startThings, type Things } from '../testing/thing.fixture.ts';
import type { Handler } from './call.ts';
import { findExcess } from './json-shape.ts';

const taking = (key: string, endpoint: Partial<EndpointDefinition>): Handler => ({
  key: key as PortalEndpointKey,
  endpoint: { service: 'core', summary: key, access: 'anyone', ...endpoint },
  run: () => Promise.resolve({ body: undefined }),
});
const Small = z.strictObject({ name: z.string().optional(), many: z.array(z.int()).optional() });

let things: Things;
let person: TestPerson;
let id: number;

beforeAll(async () => {
  things = await startThings([
    taking('POST /visitor', { body: Small }),
    taking('POST /member', { body: Small, access: 'signed-in' }),
    taking('POST /declared', { body: Small, bodyLimit: 200_000 }),
    taking('POST /nothing', {}),
    taking('POST /upload', { bodyKind: 'multipart' }),
  ]);
  person = await things.build.person({ roles: ['sfari_admin'] });
  id = await things.make(person);
});
afterAll(() => things.stop());

const send = (request: string, body: string, headers: Record<string, string> = {}) =>
  things.fetch(request, { as: person, body, headers });
const sized = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes - '{"name":""}'.length) });

describe('a body that is not JSON', () => {
  it.each([
    ['text/plain', 'name=other'],
    ['text/plain;charset=UTF-8', '{"name":"other"}'],
    ['application/x-www-form-urlencoded', 'name=other'],
    ['application/xml', '<name>other</name>'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/json; charset=utf-16', '{"name":"other"}'],
    ['', '{"name":"other"}'],
  ])('as %j is refused, and changes nothing', async (type, body) => {
    for (const request of [`PATCH /thing/${id}/`, 'POST /thing/', `DELETE /thing/${id}/`, 'POST /nothing']) {
      const answer = await send(request, body, { 'Content-Type': type });
      expect([request, answer.status, answer.body.code]).toEqual([request, 415, 'UNSUPPORTED_MEDIA_TYPE']);
      expect(answer.body.detail).toBe(
        'Please send the data as JSON in UTF-8 (Content-Type: application/json)',
      );
    }
    const { body: thing } = await things.fetch(`GET /thing/${id}/`, { as: person });
    expect(thing.name).toBe('thing');
  });

  it('in a coding that no one decodes is refused too', async () => {
    const answer = await send('POST /member', '{}', { 'Content-Encoding': 'gzip' });
    expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('and no form where files are taken is refused with what is asked for', async () => {
    const answer = await send('POST /upload', '{}');
    expect([answer.status, answer.body.detail]).toEqual([
      415,
      'Please send the file as a form (Content-Type: multipart/form-data)',
    ]);
    expect(
      (await send('POST /upload', '--x--', { 'Content-Type': 'multipart/form-data; boundary=x' })).status,
    ).toBe(204);
  });

  it.each(['application/json', 'application/json; charset=UTF-8', 'application/merge-patch+json'])(
    '%s is JSON',
    async (type) => {
      expect((await send('POST /member', '{"name":"x"}', { 'Content-Type': type })).status).toBe(204);
    },
  );

  it('is none where nothing is sent, whatever its kind is called', async () => {
    expect((await send('POST /member', '', { 'Content-Type': 'text/plain' })).status).toBe(204);
  });
});

describe('limits', () => {
  it.each([
    ['POST /visitor', BODY_LIMITS.anyone],
    ['POST /member', BODY_LIMITS.people],
    ['POST /declared', 200_000],
  ])('%s takes %i bytes and no more', async (request, limit) => {
    expect((await send(request, sized(limit))).status).toBe(204);
    const refused = await send(request, sized(limit + 1));
    expect([refused.status, refused.body.code]).toEqual([413, 'TOO_LARGE']);
  });

  it('count what comes without a length too', async () => {
    const parts = sized(BODY_LIMITS.people + 1);
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < parts.length; at += 9000)
          controller.enqueue(new TextEncoder().encode(parts.slice(at, at + 9000)));
        controller.close();
      },
    });
    const answer = await fetch(`${things.url}/visitor`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  it('bound the values and the depth, before anything is parsed', async () => {
    const many = `{"many":[${'1,'.repeat(6000)}1]}`;
    expect(await send('POST /member', many)).toMatchObject({
      status: 400,
      body: ['The request contains too many values'],
    });
    const deep = `${'['.repeat(100)}${']'.repeat(100)}`;
    expect(await send('POST /member', deep)).toMatchObject({
      status: 400,
      body: ['The request is nested too deeply'],
    });
    expect((await send('POST /member', `{"many":[${'1,'.repeat(900)}1]}`)).status).toBe(204);
  });

  it.each(['{"__proto__":{"name":"x"}}', '{"name":{"__proto__":1}}', '{"\\u005f_proto__":{}}'])(
    'take no %s',
    async (body) => {
      expect(await send('POST /member', body)).toMatchObject({
        status: 400,
        body: ["We couldn't read the request body"],
      });
    },
  );

  it('report at most 20 faults', async () => {
    const keys = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`unknown_${index}`, 1]));
    const unknown = await send('POST /member', JSON.stringify(keys));
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([
      400,
      expect.objectContaining({ length: 20 }),
    ]);
    const wrong = await send(
      'POST /member',
      JSON.stringify({ many: Array.from({ length: 900 }, () => 'x') }),
    );
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, expect.objectContaining({ length: 20 })]);
  });
});

describe('findExcess', () => {
  const findExcessOf = (text: string) => findExcess(Buffer.from(text));

  it('takes what is in strings for text', () => {
    expect(findExcessOf(JSON.stringify({ text: '[{,'.repeat(10_000) }))).toBeUndefined();
    expect(findExcessOf(JSON.stringify({ text: '\\"[{,'.repeat(10_000), end: '\\' }))).toBeUndefined();
    expect(findExcessOf(`{"text":"\\\\",${'"a":[],'.repeat(6000)}"b":1}`)).toBe(
      'The request contains too many values',
    );
  });

  it('is quick with text that never ends', () => {
    const started = process.cpuUsage();
    for (const text of ['"\\"'.repeat(600_000), '\\'.repeat(1_700_000), '"'.repeat(1_700_001)])
      findExcessOf(text);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(500);
  });
});
