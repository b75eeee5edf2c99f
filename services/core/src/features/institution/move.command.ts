/** Steps of an institution's status machine; the lock and the policy went before (contract `INSTITUTION_TRANSITIONS`). */
import { INSTITUTION_TRANSITIONS, type InstitutionAction } from '@portal/contract';
import { investigatorsOf, officialOf, readinessChanged } from './affiliated.queries.ts';
import { mailEach } from './institution.mail.ts';
import type { InstitutionPorts, InstitutionWrite } from './institution.write.ts';
import { holdPeople, passOnPrimary } from './primary.command.ts';

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Sets the status that the table gives, and tells who waits for it. The row is locked and was judged. */
export async function moveInstitution(
  write: InstitutionWrite,
  id: number,
  action: InstitutionAction,
): Promise<Named> {
  const [row] = await write.call.database.query<Named>(
    {
      text: 'update core.institution set status = $2 where id = $1 returning id, name',
      values: [id, INSTITUTION_TRANSITIONS[action].to],
    },
    write.trx,
  );
  if (!row) throw new Error(`institution ${id} vanished while it was locked`);
  await readinessChanged(write, id);
  return row;
}

const PAGE = (id: number) => ({ label: 'See the institution', path: `/institution/${id}` });

export async function approve(ports: InstitutionPorts, write: InstitutionWrite, id: number): Promise<void> {
  const { name } = await moveInstitution(write, id, 'approve');
  const agreement = await ports.createAgreement(write, id);
  // With the agreement the official was asked to sign it, which says that the institution is approved.
  if (agreement === null)
    await mailEach(write, await officialOf(write, id), {
      template: 'institution_approved',
      institutionId: id,
      subject: `${name} is approved`,
      paragraphs: [
        `${name} is approved.`,
        'Its Researcher Distribution Agreement (RDA) will follow. We will write to you as soon as it waits for your signature.',
      ],
      link: PAGE(id),
    });
  await mailEach(write, await investigatorsOf(write, id), {
    template: 'institution_approved_investigator',
    institutionId: id,
    subject: `Your institution ${name} is approved`,
    paragraphs: [
      `${name} is approved. Its Signing Official is asked to sign the Researcher Distribution Agreement (RDA).`,
      'Once the RDA is executed, we will ask you to agree to the joinder. Until then you can write and submit requests.',
    ],
    link: PAGE(id),
  });
}

/** The official answers; where there is none yet, the investigators, who may answer too. */
async function whoAnswers(write: InstitutionWrite, id: number) {
  const official = await officialOf(write, id);
  return [
    ...official,
    ...(await investigatorsOf(write, id)).filter(({ id: who }) => who !== official[0]?.id),
  ];
}

export async function followUp(write: InstitutionWrite, id: number, message: string): Promise<void> {
  const { name } = await moveInstitution(write, id, 'follow_up');
  await mailEach(write, await whoAnswers(write, id), {
    template: 'institution_follow_up',
    institutionId: id,
    subject: `We need more about ${name}`,
    paragraphs: [`We looked at the details of ${name} and have a question before we can go on:`],
    message,
    link: { label: 'Answer and send the details again', path: `/institution/${id}` },
  });
}

export async function reject(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  id: number,
  message: string,
): Promise<void> {
  await ports.withdrawInvitation(write, id);
  const { name } = await moveInstitution(write, id, 'reject');
  await mailEach(write, await whoAnswers(write, id), {
    template: 'institution_rejected',
    institutionId: id,
    subject: `${name} was not added`,
    paragraphs: [
      `We are sorry to tell you that ${name} was not added as an institution. Its researchers cannot request resources.`,
    ],
    message,
    link: PAGE(id),
  });
}

/** Why an institution needs another official, as its investigators read it. */
async function askForNewOfficial(
  write: InstitutionWrite,
  { id, name }: Named,
  reason: { readonly words: string; readonly message?: string },
): Promise<void> {
  await mailEach(write, await investigatorsOf(write, id), {
    template: 'institution_new_official',
    institutionId: id,
    subject: `Please name a new Signing Official for ${name}`,
    paragraphs: [reason.words],
    ...(reason.message ? { message: reason.message } : {}),
    link: { label: 'Name a new Signing Official', path: '/revise-institution-officer' },
  });
}

export async function rejectOfficial(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  id: number,
  message: string,
): Promise<void> {
  await ports.withdrawInvitation(write, id);
  await holdPeople(
    write,
    (await officialOf(write, id)).flatMap(({ id: who }) => (who === null ? [] : [who])),
  );
  // Who does not sign for the institution has no business with its people.
  const left = await write.call.database.query<{ user_id: number }>(
    {
      text: `delete from core.user_institution ui using core.institution i
        where i.id = $1 and ui.institution_id = i.id and ui.user_id = i.current_io_id returning ui.user_id`,
      values: [id],
    },
    write.trx,
  );
  await passOnPrimary(
    write,
    left.map((link) => link.user_id),
  );
  await write.call.database.query(
    { text: 'update core.institution set current_io_id = null where id = $1', values: [id] },
    write.trx,
  );
  const named = await moveInstitution(write, id, 'reject_official');
  await askForNewOfficial(write, named, {
    words: `We could not accept the Signing Official of ${named.name}. Please tell us who else signs for your institution.`,
    message,
  });
}

export async function disable(ports: InstitutionPorts, write: InstitutionWrite, id: number): Promise<void> {
  await ports.withdrawInvitation(write, id);
  await ports.clearAgreement(write, id);
  const named = await moveInstitution(write, id, 'disable');
  await askForNewOfficial(write, named, {
    words: `${named.name} was disabled and its agreement with the foundation no longer holds. To go on, your institution needs a Signing Official who gives its details again.`,
  });
}
