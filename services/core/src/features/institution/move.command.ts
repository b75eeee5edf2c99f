/** Steps of an institution's status machine; the lock and the policy went before (contract `INSTITUTION_TRANSITIONS`). */
import { INSTITUTION_TRANSITIONS, type InstitutionAction, type InstitutionDecision } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { officialOf, announceReadiness } from './affiliated.queries.ts';
import { prepareMail, sendDecision, type DecisionEmail } from './decision-mail.ts';
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
  await announceReadiness(write.work, id);
  return row;
}

type Step = (ports: InstitutionPorts, write: InstitutionWrite, id: number) => Promise<void>;

const approve: Step = async (ports, write, id) => {
  const moved = await moveInstitution(write, id, 'approve');
  const name = nameInMail(moved.name, 'Your institution');
  const agreement = await ports.createAgreement(write, id);
  // With the agreement the official was asked to sign it, which says that the institution is approved.
  if (agreement !== null) return;
  await mailEach(write, await officialOf(write, id), {
    template: 'institution_approved',
    institutionId: id,
    subject: `${name} is approved`,
    paragraphs: [
      `${name} is approved.`,
      'Its Researcher Distribution Agreement (RDA) will follow. We will write to you as soon as it waits for your signature.',
    ],
    link: { label: 'See the institution', path: `/institution/${id}` },
  });
};

const reject: Step = async (ports, write, id) => {
  await ports.withdrawInvitation(write, id);
  await moveInstitution(write, id, 'reject');
};

const rejectOfficial: Step = async (ports, write, id) => {
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
  await moveInstitution(write, id, 'reject_official');
};

const disable: Step = async (ports, write, id) => {
  await ports.withdrawInvitation(write, id);
  await ports.clearAgreement(write, id);
  await moveInstitution(write, id, 'disable');
};

const STEPS: Readonly<Record<InstitutionDecision, Step>> = {
  approve,
  follow_up: async (_, write, id) => {
    await moveInstitution(write, id, 'follow_up');
  },
  reject,
  reject_official: rejectOfficial,
  disable,
};
const NAMES_ANOTHER: readonly InstitutionDecision[] = ['reject_official', 'disable'];

/** An administrator's decision with its mail. The row is locked and was judged. @throws INVALID_INPUT on the mail */
export async function decide(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  id: number,
  choice: { readonly decision: InstitutionDecision; readonly email: DecisionEmail | undefined },
): Promise<void> {
  const mail = await prepareMail(ports, write, id, choice);
  await STEPS[choice.decision](ports, write, id);
  const path = NAMES_ANOTHER.includes(choice.decision) ? '/revise-institution-officer' : `/institution/${id}`;
  await sendDecision(write, id, mail, path);
}
