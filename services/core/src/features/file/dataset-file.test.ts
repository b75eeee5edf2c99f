/** A dictionary or release notes are read by those who see the dataset, visitors too, and by no one else (decision 240). */
import { FILE_TYPE, REQUEST_STATUS, REQUEST_TYPE } from '@portal/contract';
import { createDatasetFactories, createRequestFactories } from '@portal/researcher/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
let make: ReturnType<typeof createRequestFactories>;
let datasets: ReturnType<typeof createDatasetFactories>;
let stranger: TestPerson;
beforeAll(async () => {
  core = await startCore();
  make = createRequestFactories(core);
  datasets = createDatasetFactories(core);
  stranger = await core.build.person();
});
afterAll(() => core?.stop());

const getReader =
  ({ fileId }: { fileId: string }) =>
  async (as?: TestPerson): Promise<number> =>
    (await core.call(`GET /file/${fileId}/?signed_url=true`, as ? { as } : {})).status;

it('visitors and researchers open the files of a public dataset', async () => {
  for (const kind of ['dictionary', 'release_notes'] as const) {
    const dataset = await datasets.described({ kind });
    const status = getReader(dataset);
    expect([await status(), await status(stranger)]).toEqual([200, 200]);
    const { body } = await core.call(`GET /file/${dataset.fileId}/?signed_url=true`);
    expect(new URL(body.signed_url).pathname).toBe(`/api/file/${dataset.fileId}/content/`);
  }
});

it('those of a limited dataset are there only for its people and staff', async () => {
  const dataset = await datasets.described({ limited: true });
  const status = getReader(dataset);
  const [allowed, granted, lost, staff] = [
    await core.build.person(),
    await core.build.person(),
    await core.build.person(),
    await core.build.person({ roles: ['internal_read_only'] }),
  ];
  const request = await make.request({ type: REQUEST_TYPE.DATASET, status: REQUEST_STATUS.FULFILLED });
  await datasets.allow(dataset, allowed);
  await datasets.grant(dataset, granted, request, 'granted');
  await datasets.grant(dataset, lost, request, 'revoked');
  expect([await status(), await status(stranger), await status(lost)]).toEqual([401, 404, 404]);
  expect([await status(allowed), await status(granted), await status(staff)]).toEqual([200, 200, 200]);
  const hidden = await core.call(`GET /file/${dataset.fileId}/`, { as: stranger });
  const none = await core.call('GET /file/7d444840-9dc0-41d1-b245-5ffdce74fad2/', { as: stranger });
  expect(hidden.body.detail).toBe(none.body.detail);
});

it('those of older versions and of what was taken out of the catalogue are for staff', async () => {
  const newest = await datasets.described();
  const admin = await core.build.person({ roles: ['access_admin'] });
  for (const options of [{ parent: newest.id }, { active: false }]) {
    const status = getReader(await datasets.described(options));
    expect([await status(), await status(stranger), await status(admin)]).toEqual([401, 404, 200]);
  }
});

it('reviewers open them by the requests that they review', async () => {
  const dataset = await datasets.described({ limited: true });
  const status = getReader(dataset);
  const reviewer = await core.build.person({ roles: ['external_reviewer'] });
  expect(await status(reviewer)).toBe(404);
  const request = await make.request({ type: REQUEST_TYPE.DATASET, status: REQUEST_STATUS.UNDER_REVIEW });
  await datasets.ask(dataset, request);
  await make.review({ id: request.id }, reviewer);
  expect(await status(reviewer)).toBe(200);
});

it('the data of a public dataset are for who has access, and for staff', async () => {
  const dataset = await datasets.described({ kind: 'data' });
  const status = getReader(dataset);
  const [granted, elsewhere, lost, allowed, reviewer, admin] = [
    await core.build.person(),
    await core.build.person(),
    await core.build.person(),
    await core.build.person(),
    await core.build.person({ roles: ['external_reviewer'] }),
    await core.build.person({ roles: ['access_admin'] }),
  ];
  const request = await make.request({ type: REQUEST_TYPE.DATASET, status: REQUEST_STATUS.UNDER_REVIEW });
  await datasets.ask(dataset, request);
  await make.review({ id: request.id }, reviewer);
  await datasets.allow(dataset, allowed);
  await datasets.grant(dataset, granted, request, 'granted', 'Other');
  // A separate way: who reads the data in a bucket does not download them here (decision 294).
  await datasets.grant(dataset, elsewhere, request, 'granted', 'AWS');
  await datasets.grant(dataset, lost, request, 'revoked', 'Other');
  expect([await status(), await status(stranger), await status(allowed)]).toEqual([401, 404, 404]);
  expect([await status(lost), await status(elsewhere), await status(reviewer)]).toEqual([404, 404, 404]);
  expect([await status(granted), await status(admin)]).toEqual([200, 200]);
});

it('visitors find no other file, and no list of files', async () => {
  const upload = await core.build.file({ creator: stranger, type: FILE_TYPE.IRB });
  expect((await core.call(`GET /file/${upload}/`)).status).toBe(401);
  expect((await core.call('GET /file/')).status).toBe(401);
});
