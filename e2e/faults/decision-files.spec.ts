import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ownerAddresses } from '../client/owners.ts';
import { signIn } from '../client/portal-client.ts';
import { uploadLetter } from '../client/records.ts';
import { startPortal } from '../portal.ts';
import { killHard } from './processes.ts';

interface Read {
  readonly status: number;
  readonly details: { readonly additional_data: { readonly decision_docs?: { readonly id: string }[] } };
}

const RESEARCHER = /services\/researcher\/src\/main/;
/** Milliseconds after the decision is sent: before it arrives, while it is written, and about when it is answered. */
const MOMENTS = process.env['WHOLE_TESTS'] === 'yes' ? [0, 4, 8, 12, 20, 40, 80] : [4, 12, 40];

test('kill -9 between upload and decision: a file is stored with its decision, or not at all [S4.3-16]', async () => {
  const portal = await startPortal({ port: 8096, environment: { BUILD_APPS: 'no', LOG_LEVEL: 'fatal' } });
  try {
    const administrator = await signIn(portal.url, 'admin');
    const { results } = await administrator.get<{ results: { id: number; owner: { id: number } }[] }>(
      `/request/?type=1&status__in=2,3&limit=${MOMENTS.length + 1}`,
    );
    const addresses = await ownerAddresses(administrator, results);
    const read = (id: number) => administrator.get<Read>(`/request/${id}/?expand=details`);
    const answers = async () =>
      (await administrator.call('GET /request/?limit=1').catch(() => ({ status: 0 }))).status;
    const getFiles = ({ details }: Read) => (details.additional_data.decision_docs ?? []).map(({ id }) => id);
    const mailsTo = async (address: string): Promise<number> =>
      (
        (await (await fetch(`${portal.url}/mailbox/messages?to=${address}`)).json()) as {
          count: number;
        }
      ).count;
    const decide = async (id: number, file: string, address: string): Promise<number> => {
      const email = {
        to: [addresses.get(id), address],
        subject: `Decision ${id}`,
        body: '<p>Please revise.</p>',
        attachments: [file],
      };
      return administrator.call(`POST /request/${id}/decision/`, { status: 6, email }).then(
        (answer) => answer.status,
        () => 0,
      );
    };

    // Uploaded, and killed before anything was decided.
    const orphan = results.pop()?.id ?? 0;
    await uploadLetter(administrator, 'orphan.pdf');
    killHard(portal.process.pid ?? 0, RESEARCHER);
    await expect.poll(answers, { timeout: 30_000 }).toBe(200);
    expect(getFiles(await read(orphan)), 'no orphan is shown').toEqual([]);

    for (const [index, { id }] of results.entries()) {
      const address = `killed-${id}@example.test`;
      const file = await uploadLetter(administrator, `letter-${id}.pdf`);
      const decided = decide(id, file, address);
      await sleep(MOMENTS[index]);
      killHard(portal.process.pid ?? 0, RESEARCHER);
      const status = await decided;
      await expect.poll(answers, { timeout: 30_000 }).toBe(200);
      const after = await read(id);
      const isDecided = after.status === 6;
      if (status === 200) expect(isDecided, 'an acknowledged decision stands').toBe(true);
      expect(getFiles(after), 'file and decision stand together').toEqual(isDecided ? [file] : []);
      // Not decided: the same letter goes with the next try.
      if (!isDecided) expect(await decide(id, file, address)).toBe(200);
      await expect.poll(() => mailsTo(address), { timeout: 40_000 }).toBe(1);
      expect(getFiles(await read(id))).toEqual([file]);
    }
  } finally {
    await portal.stop();
  }
});
