/** The usage policy of each type: its own statements and terms, in the version that the request stores. */
import { currentTerms, OFFERED_REQUEST_TYPES, REQUEST_TYPE as T, type RequestType } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
});
afterAll(() => harness?.stop());

describe.each(OFFERED_REQUEST_TYPES.map(({ number, key, policy }) => ({ number, key, policy })))(
  'type $number, $key',
  ({ number, policy }) => {
    const type = number as RequestType;
    const draft = async () => {
      const request = await make.request({ type, status: 1 });
      if (type !== T.ABN_DATA) await make.approveForBrainBank(request.owner);
      return request;
    };
    const submit = async ({ id, owner }: Awaited<ReturnType<typeof draft>>) =>
      harness.call(`POST /request/${id}/submit/`, { as: owner });

    it('has three statements and a text of terms', () => {
      expect(policy.questions.map(({ field }) => field)).toEqual([
        'intent_to_download',
        'agreed_nih',
        'data_safeguard',
      ]);
      expect(currentTerms(type).sections.length).toBeGreaterThan(0);
    });

    it.each(policy.questions.map(({ field }) => field))('refuses False for %s [R5-54]', async (field) => {
      const request = await draft();
      const body = { [field]: false };
      expect((await harness.call(`PATCH /request/${request.id}/`, { as: request.owner, body })).status).toBe(
        200,
      );
      const refused = await submit(request);
      expect(refused.status).toBe(400);
      expect(refused.body[field]).toEqual(['This must be answered with True before you can submit']);
    });

    it('refuses a request without agreement, and one that agreed to older terms [R5-54 R5-56]', async () => {
      const request = await draft();
      const change = (agreed: boolean, version: string | null) =>
        harness.build.sql(
          'update researcher.request set agreed_to_usage_policy = $2, usage_policy_version = $3 where id = $1',
          [request.id, agreed, version],
        );
      await change(false, null);
      expect((await submit(request)).body.agreed_to_usage_policy).toEqual([
        'Please agree to the usage policy',
      ]);
      await change(true, 'no-such-version');
      expect((await submit(request)).body.agreed_to_usage_policy).toEqual([
        'The usage policy has changed. Please read it and agree to it again',
      ]);
    });

    it('stores the version of the terms that were agreed to [R5-56]', async () => {
      const request = await draft();
      const body = { agreed_to_usage_policy: true };
      await harness.call(`PATCH /request/${request.id}/`, { as: request.owner, body });
      const read = await harness.call(`GET /request/${request.id}/?expand=details`, { as: request.owner });
      expect(read.body.details.usage_policy_version).toBe(currentTerms(type).version);
    });
  },
);
