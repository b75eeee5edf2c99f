/** Builds institutions in the state that a test needs, and reads the mails they caused. */
import type { InstitutionStatus, MailMessage } from '@portal/contract';
import { mailWords, type TestInstitution, type TestPerson } from '@portal/kit/testing';
import type { CoreHarness } from './core-harness.ts';

export interface InstitutionCast {
  readonly institution: TestInstitution;
  readonly official: TestPerson;
  readonly investigator: TestPerson;
}

let sequence = 0;
export const newOfficial = (domain = `mail${(sequence += 1)}.test`) => ({
  first_name: 'Olga',
  last_name: 'Signer',
  email: `olga.${(sequence += 1)}@${domain}`,
  phone_number: '+1 555 0100',
});

/** Builds an institution in `status` with its official and one investigator. */
export async function createCast(core: CoreHarness, status: InstitutionStatus): Promise<InstitutionCast> {
  const { build } = core;
  const institution = await build.institution({ status, rdaStatus: status === 3 ? 3 : null });
  const official = await build.person({ roles: ['sbso'], institution });
  const investigator = await build.person({ institution, joinder: false });
  await build.sql('update core.institution set current_io_id = $1, nonprofit = true where id = $2', [
    official.id,
    institution.id,
  ]);
  return { institution, official, investigator };
}

export interface QueuedMail {
  readonly template: string;
  readonly to: readonly string[];
  readonly bcc: readonly string[];
  readonly subject: string;
  readonly body: string;
}

/** The queued mails about the institution, with their text. */
export async function mailsAbout(
  core: CoreHarness,
  institutionId: number,
  template?: string,
): Promise<QueuedMail[]> {
  const rows = await core.build.sql<{ data: Omit<QueuedMail, 'body'> & { body: string | MailMessage } }>(
    `select data from jobs.job where name = 'mail.requested.core' and data ->> 'model_name' = 'institution'
       and data ->> 'object_id' = $1 and ($2::text is null or data ->> 'template' = $2) order by created_on`,
    [String(institutionId), template ?? null],
  );
  return rows.map(({ data }) => ({ ...data, body: mailWords(data.body) }));
}

/** People for whom a readiness event was queued. */
export async function readReadinessUserIds(core: CoreHarness): Promise<number[]> {
  const rows = await core.build.sql<{ ids: number[] }>(
    "select data -> 'user_ids' as ids from jobs.job where name = 'person.readiness-changed.researcher'",
  );
  return rows.flatMap((row) => row.ids);
}
