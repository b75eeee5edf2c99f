/** Test fixtures: an approved tissue request with its people, and an agreement that was issued by the event. */
import { TransferAgreementDue } from '@portal/contract';
import type { TestAnswer, TestInstitution, TestPerson } from '@portal/kit/testing';
import { buildRequest } from '@portal/researcher/testing';
import { PASSWORD, type CoreHarness } from '../../testing/core-harness.ts';
import { emit } from '../../testing/emit.ts';

export interface TransferScene {
  /** Id of the agreement. */
  readonly id: string;
  readonly request: { readonly id: number; readonly code: string };
  readonly institution: TestInstitution;
  readonly owner: TestPerson;
  readonly official: TestPerson;
  readonly manager: TestPerson;
  readonly admin: TestPerson;
}

/** All scenes share the foundation's staff, because each staff member gets mail about every agreement. */
const staff = new WeakMap<CoreHarness, Promise<Pick<TransferScene, 'manager' | 'admin'>>>();
function findStaff(core: CoreHarness): Promise<Pick<TransferScene, 'manager' | 'admin'>> {
  const build = async () => ({
    manager: await core.buildAccount({ roles: ['abn_proj_mgr'], institution: null }),
    admin: await core.buildAccount({ roles: ['sfari_admin'], institution: null }),
  });
  const known = staff.get(core) ?? build();
  staff.set(core, known);
  return known;
}

/** @param signed number of sides that have signed */
export async function buildTransferScene(
  core: CoreHarness,
  { signed = 0 }: { readonly signed?: 0 | 1 | 2 } = {},
): Promise<TransferScene> {
  const institution = await core.build.institution({ rdaStatus: null });
  const official = await core.buildAccount({ roles: ['sbso'], institution });
  await core.build.sql('update core.institution set current_io_id = $2 where id = $1', [
    institution.id,
    official.id,
  ]);
  const owner = await core.buildAccount({ institution });
  const { manager, admin } = await findStaff(core);
  const request = await buildRequest(core.build, { owner, type: 8, status: 4 });
  await issue(core, { request, owner, institution });
  await core.eventually(async () => (await readTransfer(core, request.id, admin)) !== undefined);
  const id = (await readTransfer(core, request.id, admin)).id as string;
  const scene = { id, request, institution, owner, official, manager, admin };
  if (signed > 0) await signTransferAs(core, scene, official);
  if (signed > 1) await signTransferAs(core, scene, manager);
  return scene;
}

/** Emits the event that the researcher service emits when a tissue request is approved. */
export const issue = (
  core: CoreHarness,
  { request, owner, institution }: Pick<TransferScene, 'request' | 'owner' | 'institution'>,
): Promise<void> =>
  emit(core, TransferAgreementDue, {
    request_id: request.id,
    code: request.code,
    project_title: 'Sleep and attention in autism',
    institution_id: institution.id,
    recipient_id: owner.id,
    donors: 3,
    tissue: 'Amygdala: 500 mg of each donor.',
  });

/** The newest agreement of a request. */
export const readTransfer = async (core: CoreHarness, request: number, as: TestPerson) =>
  (await core.call(`GET /transfer-agreement/?request=${request}&ordering=-version`, { as })).body.results[0];

/** Signs as the official, or for the foundation when the person is anyone else. */
export const signTransferAs = (
  core: CoreHarness,
  { id }: Pick<TransferScene, 'id'>,
  as: TestPerson | undefined,
  more: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> =>
  core.call(`POST /transfer-agreement/${id}/${as?.roles.includes('sbso') ? 'sign' : 'execute'}/`, {
    ...(as ? { as } : {}),
    body: { signature: as?.displayName ?? 'Nobody', password: PASSWORD, ...more },
    headers,
  });
