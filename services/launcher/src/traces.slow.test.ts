/** One trace from the gateway through a service to its statements and to the job that the call queued (decision 402). */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { addressVariable, SERVICES } from '@portal/contract';
import { startCoreProcess, type CoreProcess } from '@portal/core/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const Attribute = z.looseObject({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const Span = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(Attribute).default([]),
});
const Exported = z.looseObject({
  resourceSpans: z.array(
    z.looseObject({
      resource: z.looseObject({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.looseObject({ spans: z.array(Span) })),
    }),
  ),
});
type Seen = z.infer<typeof Span> & { service: unknown };

const spans: Seen[] = [];
let sent = '';
const collector = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const text = Buffer.concat(parts).toString('utf8');
    sent += text;
    for (const { resource, scopeSpans } of Exported.parse(JSON.parse(text)).resourceSpans) {
      const name = resource.attributes.find(({ key }) => key === 'service.name')?.value['stringValue'];
      for (const scope of scopeSpans) spans.push(...scope.spans.map((span) => ({ ...span, service: name })));
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
});

let core: CoreProcess;
let gateway: ChildProcess;
let url = '';
const releases = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-traces-'));

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const traces = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
  core = await startCoreProcess(traces);
  gateway = fork(path.resolve(import.meta.dirname, '../../gateway/src/main.ts'), [], {
    env: {
      PATH: process.env['PATH'],
      ...traces,
      OTEL_SERVICE_NAME: 'the door',
      SERVICE_PORT: '0',
      SERVICE_HOST: '127.0.0.1',
      ...Object.fromEntries(SERVICES.map((service) => [addressVariable(service), core.url])),
      RELEASES_DIR: releases,
      LOG_LEVEL: 'fatal',
    },
  });
  const [word] = (await once(gateway, 'message')) as [{ port: number }];
  url = `http://127.0.0.1:${word.port}/api`;
});

afterAll(async () => {
  gateway.kill('SIGTERM');
  await Promise.all([core.stop(), once(gateway, 'exit')]);
  collector.closeAllConnections();
  collector.close();
  fs.rmSync(releases, { recursive: true, force: true });
});

describe('a call that queues a mail', () => {
  const stranger = '0af7651916cd43dd8448eb211c80319c';
  let trace: Seen[] = [];
  beforeAll(async () => {
    const institution = await core.build.institution();
    const { id } = await core.build.person({ institution, email: 'maya.secret@lakeside.test' });
    const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
    const answer = await fetch(`${url}/user/${id}/resend_email/`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        traceparent: `00-${stranger}-b7ad6b7169203331-01`,
        ...(await core.makeHeaders(admin)),
      },
      body: JSON.stringify({ operation: 1 }),
    });
    if (!answer.ok) throw new Error(`the mail was not queued: ${answer.status}`);
    await fetch(`${url}/branding/?q=maya.secret%40lakeside.test`);
    // What is finished is sent later: the job, and the gateway when it saw the answer leave.
    trace = await vi.waitFor(
      () => {
        const job = spans.find(({ name }) => name === 'job mail.requested.core');
        const found = spans.filter(({ traceId }) => traceId === job?.traceId);
        const wanted = ['POST core', 'POST /user/{id}/resend_email/', 'job mail.requested.core'];
        const missing = wanted.filter((wantedName) => !found.some(({ name }) => name === wantedName));
        if (missing.length > 0) throw new Error(`not seen: ${missing.join(', ')}`);
        return found;
      },
      { timeout: 20_000, interval: 100 },
    );
  });
  const named = (name: string) => trace.find((span) => span.name === name);

  it('is one trace: gateway, service, statements, job, and the statements of the job', () => {
    const door = named('POST core');
    const call = named('POST /user/{id}/resend_email/');
    const job = named('job mail.requested.core');
    expect(door?.parentSpanId).toBeFalsy();
    expect(call).toMatchObject({ parentSpanId: door?.spanId, service: 'portal-core' });
    expect(
      trace.filter(({ parentSpanId, name }) => parentSpanId === call?.spanId && name === 'select'),
    ).not.toEqual([]);
    expect(job).toMatchObject({ service: 'portal-core', kind: 5 });
    expect(trace.some(({ spanId }) => spanId === job?.parentSpanId)).toBe(true);
    expect(trace.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
  });

  it('is a trace of our own, whatever a stranger says of one', () => {
    expect(spans.some(({ traceId }) => traceId === stranger)).toBe(false);
  });

  it('reveals nothing of people: no values of statements, no query strings', () => {
    expect(sent).toContain('db.query.text');
    expect(sent).not.toMatch(/maya|lakeside|127\.0\.0\.1:\d+\/api/i);
  });
});

it('does not trace what machines ask', () => {
  expect(spans.some(({ name }) => /health|metrics|^GET$|none/.test(name))).toBe(false);
});
