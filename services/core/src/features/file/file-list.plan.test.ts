/** The list of files stays quick where someone sees few of many: what they see is looked up, not checked file by file. */
import { FILE_TYPE } from '@portal/contract';
import { listStatement } from '@portal/kit';
import { listPlanNodes, makeActor, readPlan } from '@portal/kit/testing';
import { createDatasetFactories } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { fileResource } from './file.resource.ts';

const FILES = 20_000;
let core: CoreHarness;
let publicFile: string;
beforeAll(async () => {
  core = await startCore();
  publicFile = (await createDatasetFactories(core).described({ kind: 'dictionary' })).fileId;
  const { id } = await core.build.person();
  await core.build.sql('alter table core.file disable trigger user');
  await core.build.sql(
    `insert into core.file (type, name, media_type, size, sha256, storage_key, scan, creator_id)
     select $1::int, 'file-' || n, 'application/pdf', 100, repeat('0', 64), 'key-' || n, 'clean', $2::int
     from generate_series(1, ${FILES}) n`,
    [FILE_TYPE.ATTACHMENT, id],
  );
  await core.build.sql('alter table core.file enable trigger user');
  await core.build.sql('analyze core.file');
});
afterAll(() => core?.stop());

it.each(['primary_researcher', 'external_reviewer', 'internal_reviewer'] as const)(
  'shows a %s the files of public datasets without going through all files',
  async (role) => {
    const person = await core.build.person({ roles: [role], institution: null });
    const { text, values } = listStatement(fileResource, makeActor([role], { userId: person.id }), {
      limit: 30,
    });
    const [answer] = await core.build.sql<{ keys: string[] }>(text, values);
    expect(answer?.keys).toEqual([publicFile]);
    const explained = await core.build.sql(`explain (analyze, format json) ${text}`, values);
    const walked = listPlanNodes(readPlan(explained).Plan)
      .filter((node) => node['Relation Name'] === 'file')
      .map((node) => node['Rows Removed by Filter'] ?? 0);
    expect(Math.max(...walked)).toBeLessThan(FILES / 10);
  },
);
