/** Who learns that an invited official said no, and what happens to the institution. */
import type { InstitutionStatus } from '@portal/contract';
import type { TestInstitution, TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { freshAddress } from '../../testing/register.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

interface Invited {
  readonly institution: TestInstitution;
  readonly researcher: TestPerson;
  readonly token: string;
}
async function invited(status: InstitutionStatus = 1): Promise<Invited> {
  const institution = await core.build.institution({ status, rdaStatus: null });
  const researcher = await core.build.person({ institution });
  const email = freshAddress();
  await core.invite({
    institutionId: institution.id,
    invitedBy: researcher.id,
    firstName: 'Olga',
    lastName: 'Sign',
    email,
  });
  return { institution, researcher, token: await core.tokenFor(email) };
}
const decline = (token: string) => core.call('POST /decline-invitation/', { body: { token } });
const readInstitution = async ({ id }: TestInstitution) =>
  (await core.build.sql('select status, current_io_id from core.institution where id = $1', [id]))[0];

it('a decline notifies every researcher of the institution, and no one who is not one', async () => {
  const { token, institution } = await invited();
  const colleague = await core.build.person({ institution });
  const disowned = await core.build.person({ institution });
  await core.build.sql('update core.user_institution set verified = false where user_id = $1', [disowned.id]);
  const gone = await core.build.person({ institution, active: false });
  expect((await decline(token)).status).toBe(200);
  expect((await core.nextMail(colleague.email)).subject).toBe(
    `${institution.name} needs another Signing Official`,
  );
  const recipients = await core.build.sql<{ id: number }>(
    `select unnest(array(select jsonb_array_elements(data -> 'recipient_ids')))::int as id from jobs.job
     where data ->> 'message' = $1`,
    [`${institution.name} needs another Signing Official`],
  );
  expect(recipients.map(({ id }) => id)).toContain(colleague.id);
  expect(recipients.map(({ id }) => id)).not.toContain(disowned.id);
  expect([...core.mailsTo(disowned.email), ...core.mailsTo(gone.email)]).toEqual([]);
});

it('a decline of a second official leaves the institution with its first; who invited is notified', async () => {
  for (const status of [1, 2, 5] as const) {
    const { token, institution, researcher } = await invited(status);
    const official = await core.build.person({ roles: ['sbso'], institution });
    await core.build.sql('update core.institution set current_io_id = $1 where id = $2', [
      official.id,
      institution.id,
    ]);
    expect((await decline(token)).status).toBe(200);
    expect(await readInstitution(institution)).toEqual({ status, current_io_id: official.id });
    const mail = await core.nextMail(researcher.email);
    expect(mail.text).toContain(`/institution/${institution.id}`);
    expect(mail.text).not.toContain('/revise-institution-officer');
  }
});
