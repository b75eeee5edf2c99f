/** Tissue waits for the Material Transfer Agreement of its request (decision 364). */
import type { TransferAgreementState } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { startBinsServer, type BinsServer } from '../../testing/bins-server.ts';
import { buildOrderable, newOrder, type Orderable } from '../../testing/orders.ts';

let bins: BinsServer;
beforeAll(async () => {
  bins = await startBinsServer();
});
afterAll(() => bins?.stop());

const start = async (setting?: string) => {
  const h = await startHarness(definition, {
    ...bins.variables,
    ...(setting === undefined ? {} : { REQUIRE_MTA: setting }),
  });
  return { h, manager: await h.build.person({ roles: ['abn_proj_mgr'] }) };
};
const place = (h: Harness, as: TestPerson, request: Orderable) =>
  h.call('POST /abn_bins_upload/', { as, body: newOrder(request) });
const readForm = async (h: Harness, as: TestPerson, { id }: Orderable) =>
  (await h.call(`GET /abn-request/${id}/order-form/`, { as })).body;

describe('by default', () => {
  let h: Harness;
  let manager: TestPerson;
  beforeAll(async () => ({ h, manager } = await start()));
  afterAll(() => h?.stop());

  it.each<[TransferAgreementState | null, RegExp]>([
    [null, /It is being prepared$/],
    ['voided', /It is being prepared$/],
    [
      'signature_needed',
      /once the Signing Official of University of Test and the foundation have signed the Material/,
    ],
    [
      'awaiting_execution',
      /once the foundation executes the Material Transfer Agreement .*The institution has signed it$/,
    ],
    ['declined', /^The Signing Official of University of Test declined /],
  ])('nothing is ordered while the agreement is %s, and the form says why', async (agreement, words) => {
    const request = await buildOrderable(h.build, { agreement });
    const { status, body } = await place(h, manager, request);
    expect([status, body.code, body.detail]).toEqual([409, 'WRONG_STATE', expect.stringMatching(words)]);
    expect(await readForm(h, manager, request)).toMatchObject({
      is_orderable: false,
      obstacle: expect.stringMatching(words),
    });
    expect(await h.build.sql('select 1 from tissue.order where request_id = $1', [request.id])).toEqual([]);
  });

  it('what is executed opens the order, and core is notified', async () => {
    const request = await buildOrderable(h.build);
    expect(await readForm(h, manager, request)).toMatchObject({ is_orderable: true, obstacle: null });
    expect((await place(h, manager, request)).status).toBe(201);
    const announced = await h.build.sql<{ data: object }>(
      "select data from jobs.job where name = 'tissue.ordered.core'",
    );
    expect(announced.map(({ data }) => data)).toEqual([expect.objectContaining({ request_id: request.id })]);
  });

  it('a request that is not Approved says so first', async () => {
    const request = await buildOrderable(h.build, { status: 3, agreement: null });
    expect(await readForm(h, manager, request)).toMatchObject({
      is_orderable: false,
      obstacle: 'Tissue can be ordered only while the request is Approved',
    });
  });
});

it('with REQUIRE_MTA=off orders go without an agreement', async () => {
  const { h, manager } = await start('off');
  const request = await buildOrderable(h.build, { agreement: null });
  expect(await readForm(h, manager, request)).toMatchObject({ is_orderable: true, obstacle: null });
  expect((await place(h, manager, request)).status).toBe(201);
  await h.stop();
});

it('another word for the setting stops the start', async () => {
  await expect(start('sometimes')).rejects.toThrow('REQUIRE_MTA: must be on or off');
});
