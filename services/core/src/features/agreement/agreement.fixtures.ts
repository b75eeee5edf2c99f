/** Test fixtures: an institution with its people and an agreement whose bytes are in the store. */
import { writePdf } from '@portal/kit/seeding';
import type { TestAnswer, TestInstitution, TestPerson } from '@portal/kit/testing';
import { PASSWORD, type CoreHarness } from '../../testing/core-harness.ts';
import { upload } from '../../testing/uploads.ts';

export const RDA_PDF = writePdf(['Researcher Distribution Agreement', 'First version.']);
export const REVISED_PDF = writePdf(['Researcher Distribution Agreement', 'Revised version.']);

export interface AgreementScene {
  readonly id: string;
  readonly institution: TestInstitution;
  readonly official: TestPerson;
  readonly admin: TestPerson;
  readonly lead: TestPerson;
  readonly researcher: TestPerson;
}

export interface SceneOptions {
  /** Number of the signing status: 1, 2 or 3. */
  readonly status?: 1 | 2 | 3;
}

export async function buildScene(
  core: CoreHarness,
  { status = 1 }: SceneOptions = {},
): Promise<AgreementScene> {
  const institution = await core.build.institution({ rdaStatus: null });
  const official = await core.buildAccount({ roles: ['sbso'], institution, joinder: false });
  const researcher = await core.build.person({ institution, joinder: false });
  const admin = await core.buildAccount({ roles: ['sfari_admin'], institution: null });
  const lead = await core.buildAccount({ roles: ['sfari_admin_lead'], institution: null });
  await core.build.sql('update core.institution set current_io_id = $2 where id = $1', [
    institution.id,
    official.id,
  ]);
  const answer = await upload(core, admin, {
    content: RDA_PDF,
    name: 'rda.pdf',
    fields: { type: '2', institution: String(institution.id) },
  });
  const scene = { id: String(answer.body.id), institution, official, admin, lead, researcher };
  if (status > 1) await signAs(core, scene, scene.official);
  if (status > 2) await signAs(core, scene, scene.lead);
  return scene;
}

/** Signs as the official, or for the foundation when the person is a lead. */
export function signAs(
  core: CoreHarness,
  { id }: Pick<AgreementScene, 'id'>,
  as: TestPerson | undefined,
  more: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> {
  const side = as?.roles.includes('sfari_admin_lead') ? 'countersign' : 'sign';
  return core.call(`POST /agreement/${id}/${side}/`, {
    ...(as ? { as } : {}),
    body: { signature: as?.displayName ?? 'Nobody', password: PASSWORD, ...more },
    headers,
  });
}

export function replaceBy(
  core: CoreHarness,
  { id }: Pick<AgreementScene, 'id'>,
  as: TestPerson | undefined,
  {
    content = REVISED_PDF,
    comments = 'A clause was mended',
    name = 'revised.pdf',
  }: {
    content?: Buffer | string;
    comments?: string;
    name?: string;
  } = {},
): Promise<TestAnswer> {
  const form = new FormData();
  form.append('comments', comments);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return core.call(`POST /agreement/${id}/replace/`, { ...(as ? { as } : {}), body: form });
}

export const PAPER = {
  signature: 'Ada Official',
  signature_date: '2026-03-01',
  sf_signature: 'Lea Lead',
  sf_signature_date: '2026-03-02T12:00:00',
} as const;

/** Uploads a scan of the signed paper as an administrator. */
export async function uploadScan(
  core: CoreHarness,
  as: TestPerson,
  content: Buffer = SCAN_PDF,
): Promise<string> {
  const answer = await upload(core, as, { content, name: 'scan.pdf', fields: { type: '5' } });
  return String(answer.body.id);
}
export const SCAN_PDF = writePdf(['Researcher Distribution Agreement', 'Signed: Ada Official, Lea Lead']);

/** Submits the form as the first administrator, with names, dates and the scan. */
export async function recordPaper(
  core: CoreHarness,
  scene: Pick<AgreementScene, 'id' | 'admin'>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<TestAnswer> {
  const scan = await uploadScan(core, scene.admin);
  const body = { status: 3, ...PAPER, scan, ...more };
  return core.call(`PATCH /agreement/${scene.id}/`, { as: scene.admin, body });
}

export const decidePaper = (
  core: CoreHarness,
  { id }: Pick<AgreementScene, 'id'>,
  as: TestPerson | undefined,
  {
    step = 'confirm',
    paper,
    headers = {},
  }: { step?: 'confirm' | 'refuse'; paper: number; headers?: Readonly<Record<string, string>> },
): Promise<TestAnswer> =>
  core.call(`POST /agreement/${id}/${step}-paper/`, {
    ...(as ? { as } : {}),
    body: { paper, ...(step === 'refuse' ? { reason: 'The date is another one' } : {}) },
    headers,
  });

export const readAgreement = async (core: CoreHarness, { id, admin }: Pick<AgreementScene, 'id' | 'admin'>) =>
  (await core.call(`GET /agreement/${id}/`, { as: admin })).body;

export { mailsTo } from '../../testing/logged-mails.ts';
