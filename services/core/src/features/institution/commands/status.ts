/**
 * Steps of an institution's status machine. The caller has locked the row and checked the policy (contract
 * `INSTITUTION_TRANSITIONS`).
 */
import {
  INSTITUTION_TRANSITIONS,
  ObjectChanged,
  type InstitutionAction,
  type InstitutionDecision,
} from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { say, sql, translate, type Work } from '@portal/kit';
import { z } from 'zod';
import { InstitutionModel } from '../../../models/index.ts';
import { readOfficial } from '../affiliated.queries.ts';
import { prepareMail, sendDecision, type DecisionEmail } from '../decision.mail.ts';
import { notifyByMail } from '../../../notify-by-mail.ts';
import { institutionMails } from '../../../texts/en/institution-mails.ts';
import type { InstitutionPorts, InstitutionWrite } from '../institution.ports.ts';
import { readLastChange } from '../status-change.ts';
import { announceReadiness, lockPeople, promoteNextInstitution } from './people.ts';

const Named = z.object({ id: z.int(), name: z.string() });
export type Named = Readonly<z.output<typeof Named>>;

/**
 * Sets the status that the transition table gives, and notifies the people concerned. The caller has locked the row and
 * checked the policy.
 */
export async function moveInstitution(work: Work, id: number, action: InstitutionAction): Promise<Named> {
  const row = await work.row(
    Named,
    sql`update core.institution set status = ${INSTITUTION_TRANSITIONS[action].to} where id = ${id} returning id, name`,
  );
  if (!row) throw new Error(`institution ${id} vanished while it was locked`);
  await announceReadiness(work, id);
  const state = INSTITUTION_TRANSITIONS[action].to;
  await work.emit(ObjectChanged, { type: 'institution.status_changed', id, state });
  return row;
}

type Step = (ports: InstitutionPorts, write: InstitutionWrite, id: number) => Promise<void>;

const approve: Step = async (ports, write, id) => {
  const moved = await moveInstitution(write.work, id, 'approve');
  const agreement = await ports.createAgreement(write.work, id);
  // When an agreement was created, the request to sign it already says that the institution is approved.
  if (agreement === null) await notifyOfApproval(write.work, moved);
};

export async function notifyOfApproval(work: Work, { id, name }: Named): Promise<void> {
  const official = await readOfficial(work, id);
  const words = institutionMails.approved;
  await notifyByMail(work, official ? [official] : [], {
    key: `institution_approved:${id}:${await readLastChange(work, id)}`,
    template: 'institution_approved',
    about: { model: 'institution', id: String(id) },
    path: `/institution/${id}`,
    write: () => {
      const institution = nameInMail(name, translate(institutionMails.yourInstitutionFirst));
      return {
        subject: say(words.subject, { institution }),
        paragraphs: [say(words.done, { institution }), say(words.next)],
        linkLabel: say(institutionMails.seeInstitution),
      };
    },
  });
}

const reject: Step = async (ports, { work }, id) => {
  await ports.withdrawInvitation(work, id);
  await moveInstitution(work, id, 'reject');
};

const rejectOfficial: Step = async (ports, { work }, id) => {
  await ports.withdrawInvitation(work, id);
  const official = await readOfficial(work, id);
  await lockPeople(work, official ? [official.id] : []);
  // Unlink the rejected official, who must not see the institution's people any more.
  const left = await work.rows(
    z.object({ user_id: z.int() }),
    sql`delete from core.user_institution ui using core.institution i
      where i.id = ${id} and ui.institution_id = i.id and ui.user_id = i.current_io_id returning ui.user_id`,
  );
  await promoteNextInstitution(
    work,
    left.map((link) => link.user_id),
  );
  await work.of(InstitutionModel).findById(id).patch({ current_io_id: null });
  await moveInstitution(work, id, 'reject_official');
};

const disable: Step = async (ports, write, id) => {
  await ports.withdrawInvitation(write.work, id);
  await ports.clearAgreement(write.work, id);
  await moveInstitution(write.work, id, 'disable');
};

const STEPS: Readonly<Record<InstitutionDecision, Step>> = {
  approve,
  follow_up: async (_, { work }, id) => {
    await moveInstitution(work, id, 'follow_up');
  },
  reject,
  reject_official: rejectOfficial,
  disable,
};
const NAMES_ANOTHER: readonly InstitutionDecision[] = ['reject_official', 'disable'];

/**
 * Carries out an administrator's decision with its mail. The caller has locked the row and checked the policy.
 * @throws INVALID_INPUT on the mail
 */
export async function decide(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  id: number,
  choice: { readonly decision: InstitutionDecision; readonly email: DecisionEmail | undefined },
): Promise<void> {
  const mail = await prepareMail(ports, write.work, id, choice);
  await STEPS[choice.decision](ports, write, id);
  const path = NAMES_ANOTHER.includes(choice.decision) ? '/revise-institution-officer' : `/institution/${id}`;
  await sendDecision(write.work, id, mail, path);
}
