/** Globus, AWS and GPF in their own protocols, well and in every kind of trouble. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { startFakes, type Fakes } from '@portal/fakes/app';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AccessRefused, type AccessSystem, type AccessPerson } from './access-system.ts';
import { createAccessSystems } from './access-systems.ts';

/** Of a call to one of them; generous, as a busy machine takes long for an answer that comes immediately. */
const TIMEOUT_MS = 3000;
let dataDir: string;
let fakes: Fakes;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-access-'));
  fakes = await startFakes({ dataDir });
});
afterAll(async () => {
  await fakes.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const settings = (): Record<string, string> => {
  const at = (name: string): string => `http://127.0.0.1:${fakes.httpPort}/${name}`;
  return {
    GLOBUS_URL: at('globus'),
    GLOBUS_CLIENT_ID: 'client',
    GLOBUS_CLIENT_SECRET: 'secret',
    GPF_URL: at('gpf'),
    GPF_TOKEN: 'token',
    AWS_DATA_REGION: 'us-east-1',
    AWS_DATA_ACCESS_KEY_ID: 'key',
    AWS_DATA_SECRET_ACCESS_KEY: 'secret',
    AWS_DATA_ENDPOINT: at('aws'),
  };
};
const NAMES = ['Globus', 'AWS', 'GPF'] as const;
type Name = (typeof NAMES)[number];
const take = (name: Name): AccessSystem => {
  const system = createAccessSystems(settings(), TIMEOUT_MS)[name];
  if (!system) throw new Error(`${name} is not set up`);
  return system;
};
const control = async (name: Name, mode: string) => {
  const url = `http://127.0.0.1:${fakes.httpPort}/control/${name.toLowerCase()}/${mode}`;
  expect((await fetch(url, { method: 'POST' })).status).toBe(204);
};
afterEach(async () => {
  for (const name of NAMES) await control(name, 'up');
});

const place = (name: Name): string =>
  ({ Globus: randomUUID(), AWS: `s3://bucket-${randomUUID()}/folder/`, GPF: `group-${randomUUID()}` })[name];
let accounts = 100_000_000_000;
const person = (): AccessPerson => {
  accounts += 1;
  return {
    globusUsername: `person${accounts}@university.edu@globusid.org`,
    email: `Person${accounts}@university.edu`,
    awsAccountId: String(accounts),
  };
};
const refusal = async (run: Promise<unknown>) => {
  const error: unknown = await run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AccessRefused)) throw new Error(`no refusal: ${String(error)}`);
  const { message, retry, byProfile } = error;
  return { message, retry, byProfile };
};

describe.each(NAMES)('%s', (name) => {
  it('lets people in and out, says who is in, and may be called twice', async () => {
    const [system, where, one, other] = [take(name), place(name), person(), person()];
    const account = await system.add(where, one);
    expect(account).toBe(await system.findAccount(one));
    await system.add(where, other);
    expect(await system.add(where, one)).toBe(account);
    expect((await system.list(where)).toSorted()).toEqual(
      [account, (await system.findAccount(other)) ?? ''].toSorted(),
    );
    await system.remove(where, account);
    await system.remove(where, account);
    expect(await system.list(where)).toEqual([await system.findAccount(other)]);
    expect(await system.list(place(name))).toEqual([]);
  });

  it('lets in everyone of ten in parallel', async () => {
    const [system, where] = [take(name), place(name)];
    const people = Array.from({ length: name === 'AWS' ? 1 : 10 }, person);
    const added = await Promise.all(people.map((member) => system.add(where, member)));
    expect((await system.list(where)).toSorted()).toEqual(added.toSorted());
  });

  it.each([
    ['down', `${name} returned an error (503).`],
    ['refuse', `${name} does not accept the credentials of the portal. Please check its settings.`],
    [
      'forbid',
      `${name} does not let the portal manage this group or location. Ask its owner to give the portal permission.`,
    ],
    ['conflict', `${name} reports a conflicting change.`],
    ['lie', `${name} did not confirm the change.`],
  ])('says in plain words when it is “%s”, and a later try can help [P10-02]', async (mode, message) => {
    const [system, where, member] = [take(name), place(name), person()];
    await control(name, mode);
    expect(await refusal(system.add(where, member))).toEqual({ message, retry: true, byProfile: false });
    expect((await refusal(system.list(where))).retry).toBe(true);
    await control(name, 'up');
    expect(await system.add(where, member)).toBe(await system.findAccount(member));
  });

  it.each(['hang', 'late'])('says that it did not answer when it is “%s” [P10-02]', async (mode) => {
    const [where, member] = [place(name), person()];
    await control(name, mode);
    const impatient = createAccessSystems(settings(), 1000)[name];
    expect(await refusal(impatient?.add(where, member) ?? Promise.resolve())).toMatchObject({
      message: `${name} did not answer within 1 seconds.`,
      retry: true,
    });
    await control(name, 'up');
    const system = take(name);
    expect(await system.add(where, member)).toBe(await system.findAccount(member));
  });

  it('is not reached where nothing listens', async () => {
    const closed = settings();
    for (const key of ['GLOBUS_URL', 'GPF_URL', 'AWS_DATA_ENDPOINT']) closed[key] = 'http://127.0.0.1:1';
    const system = createAccessSystems(closed, TIMEOUT_MS)[name];
    expect(await refusal(system?.add(place(name), person()) ?? Promise.resolve())).toEqual({
      message: `We couldn't reach ${name}.`,
      retry: true,
      byProfile: false,
    });
  });

  it('remembers who is in when it starts again [P10-01]', async () => {
    const [where, member] = [place(name), person()];
    const account = await take(name).add(where, member);
    await fakes.stop();
    fakes = await startFakes({ dataDir });
    expect(await take(name).list(where)).toEqual([account]);
  });
});

describe('what a person has to correct', () => {
  const nameless: AccessPerson = { globusUsername: null, email: 'nobody@university.edu', awsAccountId: null };
  it('is said, and no later try can help', async () => {
    expect(await refusal(take('Globus').add(place('Globus'), nameless))).toEqual({
      message: 'The profile has no Globus username. Ask the researcher to add it.',
      retry: false,
      byProfile: true,
    });
    expect(
      await refusal(take('Globus').add(place('Globus'), { ...nameless, globusUsername: 'no name' })),
    ).toEqual({
      message: 'Globus has no identity “no name”. Ask the researcher to correct the Globus username.',
      retry: false,
      byProfile: true,
    });
    expect(await refusal(take('AWS').add(place('AWS'), nameless))).toEqual({
      message: 'The profile has no AWS account ID. Ask the researcher to add it.',
      retry: false,
      byProfile: true,
    });
    expect(
      (await refusal(take('AWS').add(place('AWS'), { ...nameless, awsAccountId: '000000000000' }))).message,
    ).toBe('AWS has no account 000000000000. Ask the researcher to correct the AWS account ID.');
  });

  it('is asked of Globus where accounts are, and not where groups are', async () => {
    const unreachable = { ...settings(), GLOBUS_GROUPS_URL: 'http://127.0.0.1:1' };
    const globus = createAccessSystems(unreachable, TIMEOUT_MS).Globus;
    const member = person();
    expect(await globus?.findAccount(member)).toBe(await take('Globus').findAccount(member));
    const added = globus?.add(place('Globus'), member) ?? Promise.resolve();
    expect((await refusal(added)).message).toBe("We couldn't reach Globus.");
  });

  it('takes an identity id as it is', async () => {
    const id = randomUUID();
    expect(await take('Globus').findAccount({ ...nameless, globusUsername: id.toUpperCase() })).toBe(id);
  });
});

describe('the policy of a bucket', () => {
  it('keeps the statements of others, and of other folders', async () => {
    const bucket = `bucket-${randomUUID()}`;
    const system = take('AWS');
    const [one, other] = [person(), person()];
    await system.add(`s3://${bucket}/one/`, one);
    await system.add(`s3://${bucket}/two/`, other);
    await system.remove(`s3://${bucket}/one/`, one.awsAccountId ?? '');
    expect(await system.list(`s3://${bucket}/one/`)).toEqual([]);
    expect(await system.list(`s3://${bucket}/two/`)).toEqual([other.awsAccountId]);
  });
});
