/** Who may do what with agreements, by hand from spec 1 section 6. */
import { makeActor, allowedIn, createTestDatabase, relationsTo, rightsByRole } from '@portal/kit/testing';
import { describe, expect, it } from 'vitest';
import { agreementPolicy, type AgreementState } from './agreement.policy.ts';
import { createFactories } from '../../testing/index.ts';

it('gives each role what the specification says', () => {
  const administrator = 'read create edit confirm_paper refuse_paper replace';
  expect(rightsByRole(agreementPolicy)).toEqual({
    everybody: 'read(member|official)',
    sbso: 'sign(official)',
    primary_researcher: 'remind(member)',
    pi_sbso: 'sign(official) remind(member)',
    sfari_admin: administrator,
    sfari_admin_lead: 'read create countersign edit confirm_paper refuse_paper replace',
    sfari_reviewer: 'read',
    rm_admin: 'read',
    abn_proj_mgr: 'read',
    internal_read_only: 'read',
    superuser: 'read',
    access_admin: 'read',
  });
});

describe('in which state', () => {
  const official = makeActor(['sbso']);
  const lead = makeActor(['sfari_admin_lead']);
  const waiting: AgreementState = {
    status: 1,
    current: true,
    scan: 'clean',
    institution_id: 1,
    institution_name: 'University',
    institution_status: 3,
    storage_key: '',
    sha256: '',
    official_signer: null,
    paper: null,
    data: {},
    official: 1,
    remind_from: null,
  };
  const signed = { ...waiting, status: 2 };

  it('the official signs first and once, then the foundation', () => {
    const bySignature = (state: AgreementState): string[] =>
      [official, lead].flatMap((actor) =>
        allowedIn(agreementPolicy, actor, state).filter((action) => action.endsWith('sign')),
      );
    expect(bySignature(waiting)).toEqual(['sign']);
    expect(bySignature(signed)).toEqual(['countersign']);
    expect(bySignature({ ...waiting, status: 3 })).toEqual([]);
    expect(bySignature({ ...waiting, status: 4 })).toEqual([]);
  });

  it.each([
    ['one that was replaced', { current: false }],
    ['a document that waits for its scan', { scan: 'pending' }],
    ['an infected document', { scan: 'infected' }],
    ['an institution under review', { institution_status: 2 }],
    ['a rejected institution', { institution_status: 4 }],
  ])('no one signs %s', (_, change) => {
    expect(allowedIn(agreementPolicy, official, { ...waiting, ...change })).not.toContain('sign');
    expect(allowedIn(agreementPolicy, lead, { ...signed, ...change })).not.toContain('countersign');
  });

  it('a researcher reminds another person, once, of what waits for the signature', () => {
    const researcher = makeActor(['primary_researcher']);
    const reminds = (change: Partial<AgreementState>, actor = researcher) =>
      allowedIn(agreementPolicy, actor, { ...waiting, official: researcher.userId + 1, ...change }).includes(
        'remind',
      );
    expect(reminds({})).toBe(true);
    expect(reminds({ status: 2 })).toBe(false);
    expect(reminds({ current: false })).toBe(false);
    expect(reminds({ official: null })).toBe(false);
    expect(reminds({ official: researcher.userId })).toBe(false);
    expect(reminds({ remind_from: '2027-03-04T00:00:00.000Z' })).toBe(false);
    expect(reminds({}, makeActor(['primary_researcher'], { impersonatorId: 5 }))).toBe(false);
  });

  it('no one signs for both sides', () => {
    const own = { ...signed, official_signer: lead.userId };
    expect(allowedIn(agreementPolicy, lead, own)).not.toContain('countersign');
    const ofOther = { ...signed, official_signer: lead.userId + 1 };
    expect(allowedIn(agreementPolicy, lead, ofOther)).toContain('countersign');
  });

  it('no one signs in another’s name', () => {
    const impersonated = { impersonatorId: 5 };
    expect(allowedIn(agreementPolicy, makeActor(['sbso'], impersonated), waiting)).not.toContain('sign');
    const inLeadsName = makeActor(['sfari_admin_lead'], impersonated);
    expect(allowedIn(agreementPolicy, inLeadsName, signed)).not.toContain('countersign');
  });

  it('another administrator confirms a signed paper, none whom the recorder made one, and either refuses it', () => {
    const [recorder, other, raised] = [
      makeActor(['sfari_admin'], { userId: 11 }),
      makeActor(['sfari_admin'], { userId: 12 }),
      makeActor(['sfari_admin'], { userId: 13 }),
    ];
    const recorded: AgreementState = { ...waiting, paper: { id: 1, recorder: 11, promotedByRecorder: [13] } };
    const onPaper = (actor: ReturnType<typeof makeActor>, state: AgreementState): string[] =>
      allowedIn(agreementPolicy, actor, state).filter((action) => action.endsWith('paper'));
    expect(onPaper(other, recorded)).toEqual(['confirm_paper', 'refuse_paper']);
    expect(onPaper(recorder, recorded)).toEqual(['refuse_paper']);
    expect(onPaper(raised, recorded)).toEqual(['refuse_paper']);
    expect(onPaper({ ...other, impersonatorId: 5 }, recorded)).toEqual(['refuse_paper']);
    expect(onPaper(other, { ...recorded, current: false })).toEqual(['refuse_paper']);
    expect(onPaper(other, waiting)).toEqual([]);
  });

  it('an administrator changes the current agreement alone', () => {
    const admin = makeActor(['sfari_admin']);
    expect(allowedIn(agreementPolicy, admin, waiting)).toEqual(['read', 'create', 'edit', 'replace']);
    expect(allowedIn(agreementPolicy, admin, { ...waiting, current: false })).toEqual(['read', 'create']);
  });
});

it('knows members of the institution and its official', async () => {
  const database = await createTestDatabase();
  try {
    const build = createFactories(database);
    const institution = await build.institution();
    const official = await build.person({ roles: ['sbso'], institution });
    await build.sql('update core.institution set current_io_id = $1 where id = $2', [
      official.id,
      institution.id,
    ]);
    const [row] = await build.sql<{ id: string }>(
      'select current_rda_id as id from core.institution where id = $1',
      [institution.id],
    );
    const relations = (userId: number, ...institutionIds: number[]) =>
      relationsTo(database, agreementPolicy, makeActor([], { userId, institutionIds }), {
        from: 'core.file t join core.institution i on i.id = t.institution_id',
        id: row?.id ?? '',
      });
    expect(await relations(official.id, institution.id)).toEqual(['member', 'official']);
    expect(await relations(official.id)).toEqual(['official']);
    expect(await relations(official.id + 1, institution.id)).toEqual(['member']);
    expect(await relations(official.id + 1, institution.id + 1)).toEqual([]);
  } finally {
    await database.drop();
  }
});
