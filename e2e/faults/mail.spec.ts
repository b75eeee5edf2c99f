import net from 'node:net';
import { expect, test } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { ownerAddresses } from '../client/owners.ts';
import { signIn } from '../client/portal-client.ts';
import { uploadLetter } from '../client/records.ts';
import { startPortal } from '../portal.ts';

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

test('a mail server that is down delays a mail and neither loses nor doubles it', async () => {
  const port = await freePort();
  const portal = await startPortal({
    port: 8094,
    environment: { BUILD_APPS: 'no', LOG_LEVEL: 'fatal', SMTP_URL: `smtp://127.0.0.1:${port}` },
  });
  const received: string[] = [];
  let withLetter = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (data: Buffer) => (text += data.toString()));
      stream.on('end', () => {
        if (text.includes('filename=points.pdf')) withLetter += 1;
        received.push(/^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? 'none');
        done();
      });
    },
  });
  try {
    const administrator = await signIn(portal.url, 'admin');
    const { results } = await administrator.get<{ results: { id: number; owner: { id: number } }[] }>(
      '/request/?type=1&status__in=2,3&limit=1',
    );
    const id = results[0]?.id ?? 0;
    const address = (await ownerAddresses(administrator, results)).get(id);
    const letter = await uploadLetter(administrator, 'points.pdf');
    const email = {
      to: [address],
      subject: 'Late',
      body: '<p>This comes later.</p>',
      attachments: [letter],
    };
    const decided = await administrator.call(`POST /request/${id}/decision/`, { status: 6, email });
    expect(decided.status, 'the decision does not wait for the mail').toBe(200);

    const logged = () =>
      administrator
        .get<{ results: { status: string; attempts: number; subject: string }[] }>(
          `/email/?model_name=request&object_id=${id}&limit=50`,
        )
        .then((list) => list.results.find(({ subject }) => subject === 'Late'));
    await expect.poll(async () => (await logged())?.attempts ?? 0, { timeout: 20_000 }).toBeGreaterThan(0);
    expect((await logged())?.status).toBe('queued');

    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
    await expect.poll(async () => (await logged())?.status, { timeout: 60_000 }).toBe('sent');
    expect(withLetter, 'the letter goes out once, with its file').toBe(1);
    expect(received.filter((messageId) => messageId !== 'none')).toHaveLength(received.length);
    expect(new Set(received).size, 'no mail came twice').toBe(received.length);
  } finally {
    await portal.stop();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});
