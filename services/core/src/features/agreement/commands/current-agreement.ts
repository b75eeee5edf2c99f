/** Sets the current agreement of an institution: a copy of the foundation's template, an uploaded one, or none. */
import { FILE_TYPE, INSTITUTION_STATUS, RDA_STATUS } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { type Call, type Work, asJson, notFound, say, sql, transact, translate } from '@portal/kit';
import { z } from 'zod';
import { AgreementReminderModel, FileModel, InstitutionModel } from '../../../models/index.ts';
import { announceReadiness } from '../../institution/index.ts';
import { agreementMails } from '../../../texts/en/agreement-mails.ts';
import { institutionMails } from '../../../texts/en/institution-mails.ts';
import { mailAgreementNews, YOURS } from '../agreement.mail.ts';
import { lockAgreement } from '../agreement.resource.ts';
import { emitStatus } from '../announcements.ts';
import { listPeopleWithRole, readOfficial } from '../recipients.queries.ts';

/**
 * Gives the institution a copy of the foundation's current template in status Signature Needed, and asks its official
 * to sign (docs/institutions.md). An earlier agreement stays on record, and its joinders end.
 * @returns the new file's id; null when the foundation has no template yet, in which case its administrators are
 * notified
 */
export async function createAgreement(work: Work, institutionId: number): Promise<string | null> {
  const institution = await lockInstitution(work, institutionId);
  // Copies share the stored bytes, which never change; a revised agreement gets bytes of its own.
  const file = await work.row(
    z.object({ id: z.string() }),
    sql`insert into core.file (type, name, media_type, size, sha256, storage_key, scan, creator_id, institution_id, additional_data)
      select ${FILE_TYPE.RDA}::int, 'Researcher Distribution Agreement.pdf', media_type, size, sha256, storage_key, scan,
        ${work.author.actorId}::int, ${institutionId}::int, ${asJson({ status: RDA_STATUS.SIGNATURE_NEEDED })}::jsonb
      from core.file where type = ${FILE_TYPE.RDA_TEMPLATE} and scan = 'clean' order by created desc, id desc limit 1
      returning id`,
  );
  if (!file) {
    await reportMissingTemplate(work, institution.name, institutionId);
    return null;
  }
  await adoptAgreement(work, institutionId, file.id);
  return file.id;
}

/** Makes the file the institution's current agreement, ready for its first signature. */
export async function adoptAgreement(work: Work, institutionId: number, fileId: string): Promise<void> {
  const institution = await lockInstitution(work, institutionId);
  await setCurrent(work, institutionId, fileId);
  await endJoinders(work, institutionId);
  await emitStatus(work, fileId, RDA_STATUS.SIGNATURE_NEEDED);
  await askForSignature(work, { id: fileId, institutionId, institutionName: institution.name });
}

/**
 * Removes the current agreement of the institution, for example when it is disabled. The document and its signatures
 * stay on record.
 */
export async function clearAgreement(work: Work, institutionId: number): Promise<void> {
  await setCurrent(work, institutionId, null);
  await announceReadiness(work, institutionId);
}

/**
 * Ends the joinders of the institution, because researchers must agree again to a revised or new agreement. The history
 * records what they agreed to before.
 */
export async function endJoinders(work: Work, institutionId: number): Promise<void> {
  await work.run(sql`update core.user_institution set joinder_date = null
    where institution_id = ${institutionId} and joinder_date is not null`);
  await announceReadiness(work, institutionId);
}

/**
 * Asks a new official to sign the agreement that an earlier approval created. The caller locks the row of the
 * institution, so a parallel approval cannot be missed: it comes first and this call finds its agreement, or it comes
 * later and asks the official itself.
 */
export async function askNewOfficial(work: Work, institutionId: number): Promise<void> {
  const waiting = await work.row(
    z.object({ id: z.string(), institutionName: z.string() }),
    sql`select f.id, i.name as "institutionName" from core.institution i join core.file f on f.id = i.current_rda_id
      where i.id = ${institutionId} and i.status = ${INSTITUTION_STATUS.APPROVED}
        and f.additional_data ->> 'status' = ${String(RDA_STATUS.SIGNATURE_NEEDED)}`,
  );
  if (waiting) await askForSignature(work, { ...waiting, institutionId });
}

/**
 * Asks only when the document is known to be clean. For a document in quarantine, `announceScan` asks after the scan.
 */
export async function askForSignature(
  work: Work,
  agreement: {
    id: string;
    institutionId: number;
    institutionName: string;
    revised?: boolean;
    /** Name of the researcher who reminds the official. */
    reminder?: string;
  },
): Promise<void> {
  // The lock waits for a running scan to end, so its result is visible here.
  const file = await work.of(FileModel).findById(agreement.id).forShare();
  if (file?.scan !== 'clean') return;
  const words = agreementMails.toSign;
  const { reminder } = agreement;
  await mailAgreementNews(work, await readOfficial(work, agreement.institutionId), {
    key: `rda-to-sign:${agreement.id}:${Date.now()}`,
    template: reminder === undefined ? 'rda_signature_needed' : 'rda_reminder',
    agreementId: agreement.id,
    institution: { name: agreement.institutionName, otherwise: YOURS },
    path: `/rda/${agreement.id}`,
    write: (institution) => ({
      subject: say(reminder === undefined ? words.subject : agreementMails.reminder.subject, { institution }),
      paragraphs: [
        ...(reminder === undefined
          ? []
          : [
              say(agreementMails.reminder.person, {
                person: nameInMail(reminder, translate(agreementMails.someResearcher)),
              }),
            ]),
        say(agreement.revised ? words.revised : words.ready, { institution }),
        say(words.how),
      ],
      linkLabel: say(words.link),
      notification: say(words.notification, { institution }),
    }),
  });
}

/** A researcher of the institution reminds the Signing Official, who has not signed yet. */
export const remindOfAgreement = (
  call: Pick<Call, 'actor' | 'author' | 'database'>,
  id: string,
): Promise<void> =>
  transact(call.database, call.author, async (work) => {
    const agreement = await lockAgreement(work, call.actor, id);
    agreement.authorise('remind');
    const { institution_id: institutionId, institution_name: institutionName } = agreement.state;
    await work.of(AgreementReminderModel).insert({ file_id: id });
    await askForSignature(work, {
      id,
      institutionId,
      institutionName,
      reminder: call.actor.displayName,
    });
  });

export async function reportMissingTemplate(work: Work, name: string, institutionId: number): Promise<void> {
  const words = agreementMails.noTemplate;
  await mailAgreementNews(work, await listPeopleWithRole(work, 'sfari_admin'), {
    key: `rda-no-template:${institutionId}:${Date.now()}`,
    template: 'rda_no_template',
    agreementId: null,
    institution: { name, otherwise: institutionMails.anInstitutionFirst },
    path: '/rda',
    write: (institution) => ({
      subject: say(words.subject, { institution }),
      paragraphs: [say(words.missing, { institution }), say(words.next)],
      linkLabel: say(words.link),
    }),
  });
}

async function lockInstitution(work: Work, institutionId: number): Promise<InstitutionModel> {
  const institution = await work.lock(InstitutionModel, institutionId);
  if (!institution) throw notFound();
  return institution;
}

async function setCurrent(work: Work, institutionId: number, fileId: string | null): Promise<void> {
  await work.of(InstitutionModel).findById(institutionId).patch({ current_rda_id: fileId });
}
