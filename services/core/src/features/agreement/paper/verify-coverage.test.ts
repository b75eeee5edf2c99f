/** What `verify-signatures` says of agreements that are executed on someone's word alone, or were swapped. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createStatements } from '@portal/kit';
import { createKeyPair, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretFrom } from '../../../settings.ts';
import { createFileStore } from '../../../clients/file-store/index.ts';
import { startCore, type CoreHarness } from '../../../testing/core-harness.ts';
import { buildScene, decidePaper, recordPaper, type AgreementScene } from '../agreement.fixtures.ts';
import { SEAL_PURPOSE, verifySignatures } from '../index.ts';

const keys = createKeyPair();
let core: CoreHarness;
let second: TestPerson;
let portal: AgreementScene;
let paper: AgreementScene;
beforeAll(async () => {
  core = await startCore({ AUTH_PRIVATE_KEY: keys.privateKey });
  second = await core.build.person({ roles: ['sfari_admin'], institution: null });
  portal = await buildScene(core, { status: 3 });
  paper = await buildScene(core);
  const recorded = await recordPaper(core, paper);
  await decidePaper(core, paper, second, { paper: recorded.body.papers[0].id });
  // Waiting: it proves nothing, and nothing is amiss.
  await recordPaper(core, await buildScene(core));
});
afterAll(() => core.stop());

const findPlace = (key: string): string => path.join(core.dataDir, 'files', key);
const faults = async (): Promise<readonly string[]> =>
  (
    await verifySignatures({
      secret: secretFrom(keys.privateKey, SEAL_PURPOSE),
      reads: createStatements(core.database.admin),
      read: (key) => createFileStore({ dataDir: core.dataDir, s3: undefined }).read(key),
    })
  ).faults;

/** Runs it with the owner's rights, and takes it back afterwards. */
async function faultsAfter(table: string, id: unknown, change: string): Promise<readonly string[]> {
  const [before] = await core.build.sql<{ row: object }>(
    `select to_jsonb(t) as row from core.${table} t where id = $1`,
    [id],
  );
  await core.build.sql(`alter table core.${table} disable trigger user`);
  await core.build.sql(change.replaceAll('$1', `'${String(id)}'`));
  const found = await faults();
  await core.build.sql(`delete from core.${table} where id = $1`, [id]).catch(() => undefined);
  const columns = Object.keys(before?.row ?? {}).join(', ');
  await core.build.sql(
    `insert into core.${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_record(null::core.${table}, $1)
     on conflict (id) do update set (${columns}) = row (${columns
       .split(', ')
       .map((column) => `excluded.${column}`)
       .join(', ')})`,
    [before?.row],
  );
  await core.build.sql(`alter table core.${table} enable trigger user`);
  return found;
}

it('finds nothing amiss where both sides signed in the portal, or two people confirmed a scan', async () => {
  expect(await faults()).toEqual([]);
});

describe('changed at the database', () => {
  const WORD =
    /^RDA [0-9a-f-]{36}: no sealed signature and no confirmed scan stands for the (?:institution|foundation)$/;
  it('an agreement that is executed only by names', async () => {
    const scene = await buildScene(core);
    const data = { status: 3, signature: 'A', sf_signature: 'B' };
    const found = await faultsAfter(
      'file',
      scene.id,
      `update core.file set additional_data = '${JSON.stringify(data)}' where id = $1`,
    );
    expect(found).toEqual([expect.stringMatching(WORD), expect.stringMatching(WORD)]);
    expect(found[0]).toContain(scene.id);
  });

  it('a document that was swapped, also where the names of its signatures went with it', async () => {
    for (const scene of [portal, paper]) {
      const found = await faultsAfter(
        'file',
        scene.id,
        `update core.file set (storage_key, sha256) = (select storage_key, sha256 from core.file where type = 5 limit 1),
           additional_data = additional_data - 'signature_id' - 'sf_signature_id' - 'paper_id' where id = $1`,
      );
      expect(found).toContainEqual(
        expect.stringMatching(new RegExp(`^RDA ${scene.id}: no sealed signature`)),
      );
    }
  });

  it('an agreement that was given to another institution', async () => {
    const other = await core.build.institution({ rdaStatus: null });
    expect(
      await faultsAfter('file', portal.id, `update core.file set institution_id = ${other.id} where id = $1`),
    ).toContainEqual(expect.stringMatching(WORD));
    expect(
      await faultsAfter(
        'institution',
        other.id,
        `update core.institution set current_rda_id = '${portal.id}' where id = $1`,
      ),
    ).toEqual([`institution ${other.id}: its agreement ${portal.id} was not made for it`]);
  });

  it('every field of a confirmed record', async () => {
    const [row] = await core.build.sql<Record<string, unknown>>(
      "select * from core.paper_record where state = 'confirmed'",
    );
    const id = row?.['id'];
    const changes = [
      "signature = 'Other'",
      "signature_date = '2020-01-01T12:00:00'",
      "sf_signature = 'Other'",
      "sf_signature_date = '2020-01-01T12:00:00'",
      'recorder_id = recorder_id + 1000',
      'decider_id = decider_id + 1000',
      "recorded_at = recorded_at - interval '1 second'",
      "decided_at = decided_at - interval '1 second'",
      'status = 2',
      'institution_id = institution_id + 1000',
      'scan_id = gen_random_uuid()',
      "seal = repeat('0', 64)",
      "scan_sha256 = repeat('0', 64)",
      "sha256 = repeat('0', 64)",
    ];
    for (const change of changes) {
      const found = await faultsAfter(
        'paper_record',
        id,
        `update core.paper_record set ${change} where id = $1`,
      );
      expect([change, found.length > 0]).toEqual([change, true]);
    }
    expect(
      await faultsAfter('paper_record', id, 'delete from core.paper_record where id = $1'),
    ).toContainEqual(expect.stringMatching(WORD));
    expect(await faults()).toEqual([]);
  });

  it('the file by which people open the scan', async () => {
    const [row] = await core.build.sql<{ scan_id: string }>(
      "select scan_id from core.paper_record where state = 'confirmed'",
    );
    const other = `(select storage_key, sha256 from core.file where id <> $1 and type = 2 limit 1)`;
    for (const change of [
      `update core.file set (storage_key, sha256) = ${other} where id = $1`,
      'update core.file set type = 1 where id = $1',
      'delete from core.file where id = $1',
    ]) {
      const [found] = await faultsAfter('file', row?.scan_id, change);
      expect([change, found]).toEqual([
        change,
        expect.stringMatching(/^paper \d+ \(RDA .*\): people open another file as its scan, or none$/),
      ]);
    }
    expect(await faults()).toEqual([]);
  });

  it('the bytes of the scan or of the document', async () => {
    const [row] = await core.build.sql<{ scan_key: string; storage_key: string }>(
      "select scan_key, storage_key from core.paper_record where state = 'confirmed'",
    );
    for (const key of [row?.scan_key ?? '', row?.storage_key ?? '']) {
      await writeFile(findPlace(key), 'other bytes');
      expect(await faults()).toContainEqual(expect.stringMatching(/^paper \d+ .*was changed after/));
    }
  });
});
