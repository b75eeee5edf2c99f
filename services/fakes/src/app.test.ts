import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import http from 'node:http';
import net from 'node:net';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startFakes, type Fakes } from './app.ts';

const listSchema = z.object({
  count: z.number(),
  results: z.array(
    z.looseObject({
      id: z.string(),
      subject: z.string(),
      to: z.array(z.string()),
      text: z.string(),
      html: z.string(),
      deliveries: z.number(),
    }),
  ),
});

let dataDir: string;
let fakes: Fakes;

beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-fakes-'));
  fakes = await startFakes({ dataDir });
});

afterEach(async () => {
  await fakes.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** Hands in a mail by plain SMTP, as any client does. */
async function handIn(port: number, message: string, recipients: string[]): Promise<void> {
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const expectCode = async (code: string): Promise<void> => {
    for (;;) {
      const { value } = await lines.next();
      const line = String(value);
      if (!line.startsWith(code)) throw new Error(line);
      if (line[3] === ' ') return;
    }
  };
  await expectCode('220');
  const say = async (line: string, code: string): Promise<void> => {
    socket.write(`${line}\r\n`);
    await expectCode(code);
  };
  await say('EHLO test', '250');
  await say('MAIL FROM:<portal@portal.test>', '250');
  for (const recipient of recipients) await say(`RCPT TO:<${recipient}>`, '250');
  await say('DATA', '354');
  await say(`${message}\r\n.`, '250');
  socket.end('QUIT\r\n');
}

function letter(id: string, subject: string, html = ''): string {
  return [
    `Message-ID: <${id}@portal.test>`,
    'From: Portal <portal@portal.test>',
    'To: Pat <pi@demo.test>',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Open http://localhost:8080/verify?t=1. <script>alert(1)</script>',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
    '--b--',
  ].join('\r\n');
}

async function messages(search = ''): Promise<z.infer<typeof listSchema>> {
  const response = await fetch(`http://127.0.0.1:${fakes.httpPort}/mailbox/messages${search}`);
  return listSchema.parse(await response.json());
}

function get(pathname: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${fakes.httpPort}${pathname}`);
}

describe('the inbox', () => {
  it('stores a mail submitted twice as one and counts the deliveries', async () => {
    await handIn(fakes.smtp.port, letter('one', 'Hello'), ['PI@demo.test', 'hidden@demo.test']);
    await handIn(fakes.smtp.port, letter('one', 'Hello'), ['pi@demo.test']);
    await handIn(fakes.smtp.port, letter('two', 'Other'), ['so@demo.test']);
    const found = await messages('?to=pi@demo.test');
    expect(found.count).toBe(1);
    expect(found.results[0]).toMatchObject({ subject: 'Hello', deliveries: 2 });
    expect((await messages('?to=HIDDEN@demo.test')).count).toBe(1);
    expect((await messages('?subject=oth')).count).toBe(1);
    expect((await messages()).count).toBe(2);
    expect((await get('/mailbox/messages?limit=0')).status).toBe(400);
  });

  it('preserves its mail over a restart', async () => {
    await handIn(fakes.smtp.port, letter('one', 'Hello'), ['pi@demo.test']);
    await fakes.stop();
    fakes = await startFakes({ dataDir });
    expect((await messages()).results[0]?.subject).toBe('Hello');
  });

  it('plays a mail server that is down and comes back on its port', async () => {
    const { port } = fakes.smtp;
    await fetch(`http://127.0.0.1:${fakes.httpPort}/control/smtp/down`, { method: 'POST' });
    await expect(handIn(port, letter('one', 'Hello'), ['pi@demo.test'])).rejects.toThrow(/ECONNREFUSED/);
    await fetch(`http://127.0.0.1:${fakes.httpPort}/control/smtp/up`, { method: 'POST' });
    await handIn(port, letter('one', 'Hello'), ['pi@demo.test']);
    expect((await messages()).count).toBe(1);
  });

  it('takes no path that means another', async () => {
    const request = http.request({
      port: fakes.httpPort,
      host: '127.0.0.1',
      method: 'POST',
      path: '/mailbox/../control/smtp/down',
    });
    request.end();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(404);
    await handIn(fakes.smtp.port, letter('one', 'Hello'), ['pi@demo.test']);
  });

  it('shows the list and the mail as pages that run nothing', async () => {
    await handIn(fakes.smtp.port, letter('one', 'A <b>&'), ['pi@demo.test']);
    const list = await get('/mailbox');
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(await list.text()).toContain('A &lt;b&gt;&amp;');
    const id = (await messages()).results[0]?.id ?? '';
    const page = await (await get(`/mailbox/${id}`)).text();
    expect(page).toContain('<a href="http://localhost:8080/verify?t=1">');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script');
    expect((await get('/mailbox/mailbox.css')).headers.get('content-type')).toContain('text/css');
    expect((await get('/mailbox/nothing')).status).toBe(404);
    expect((await get('/other')).status).toBe(404);
  });

  it('hands out what came with a mail, to be saved', async () => {
    const mail = letter('one', 'Report').replace(
      '--b--',
      [
        '--b',
        'Content-Type: text/html; name="été.html"',
        'Content-Disposition: attachment; filename="été.html"',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from('<script>1</script>').toString('base64'),
        '--b--',
      ].join('\r\n'),
    );
    await handIn(fakes.smtp.port, mail, ['pi@demo.test']);
    const id = (await messages()).results[0]?.id ?? '';
    const link = `/mailbox/${id}/attachments/0`;
    expect(await (await get(`/mailbox/${id}`)).text()).toContain(`<a href="${link}" download>`);
    const file = await get(link);
    expect(await file.text()).toBe('<script>1</script>');
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; /);
    for (const other of ['1', '-1', 'x', '0/0', ''])
      expect((await get(`/mailbox/${id}/attachments/${other}`)).status).toBe(404);
    expect((await get('/mailbox/nothing/attachments/0')).status).toBe(404);
  });

  it('serves the HTML part sandboxed', async () => {
    await handIn(fakes.smtp.port, letter('one', 'Hello', '<p>Dear Pat</p>'), ['pi@demo.test']);
    const id = (await messages()).results[0]?.id ?? '';
    const body = await get(`/mailbox/${id}/body`);
    expect(body.headers.get('content-security-policy')).toMatch(/sandbox allow-popups/);
    expect(body.headers.get('content-security-policy')).not.toMatch(/script-src/);
    expect(await body.text()).toContain('<p>Dear Pat</p>');
    expect(await (await get(`/mailbox/${id}`)).text()).toContain(`src="/mailbox/${id}/body" sandbox=`);
  });
});
