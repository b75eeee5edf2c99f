/** The list of agreements stays quick where there are many: a page is read in its order, not evaluated agreement by agreement. */
import { listStatement } from '@portal/kit';
import { listPlanNodes, makeActor, readPlan } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { transferAgreementResource } from './transfer-agreement.resource.ts';

const AGREEMENTS = 20_000;
let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
  const { id: institution } = await core.build.institution();
  const { id: person } = await core.build.person();
  await core.build.sql('alter table core.transfer_agreement disable trigger history');
  await core.build.sql(
    `insert into core.transfer_agreement (request_id, request_code, project_title, state, institution_id, institution_name,
      recipient_id, recipient_name, donors, tissue, template, name, size, sha256, storage_key, created)
    select 1000000 + n, 'REQ' || n, 'Sleep', case when n % 50 = 0 then 'signature_needed' else 'executed' end, $1::int, 'University',
      $2::int, 'Ada', 1, 'Amygdala', 1, 'x.pdf', 1, repeat('0', 64), 'none', now() - n * interval '1 minute'
    from generate_series(1, ${AGREEMENTS}) n`,
    [institution, person],
  );
  await core.build.sql('alter table core.transfer_agreement enable trigger history');
  await core.build.sql('analyze core.transfer_agreement');
});
afterAll(() => core?.stop());

it.each(['sfari_admin', 'abn_proj_mgr'] as const)(
  'shows a %s what waits longest by its index, without asking of each whether they see it as official or owner',
  async (role) => {
    const { id: userId } = await core.build.person({ roles: [role], institution: null });
    const { text, values } = listStatement(
      transferAgreementResource as never,
      makeActor([role], { userId }),
      {
        ordering: ['waiting_since'],
        grouping: ['state'],
        limit: 30,
      },
    );
    const nodes = listPlanNodes(
      readPlan(await core.build.sql(`explain (analyze, format json) ${text}`, values)).Plan,
    );
    const page = nodes.find((node) => node['Index Name'] === 'transfer_agreement_waiting');
    expect(page?.['Actual Rows']).toBe(31);
    const filtered = nodes.filter(
      (node) => node['Index Name'] === 'institution_official' || node['Relation Name'] === 'request',
    );
    // What a page shows of its own rows may ask; nothing asks of all of them.
    expect(Math.max(0, ...filtered.map((node) => node['Actual Loops'] ?? 0))).toBeLessThan(100);
  },
);
