/** Which agreement an institution has: a new one from the foundation's template, one that was uploaded, or none. */
import { FILE_TYPE, INSTITUTION_STATUS, RDA_STATUS } from '@portal/contract';
import { type Work, asJson, notFound, say, sql } from '@portal/kit';
import { z } from 'zod';
import { FileModel, InstitutionModel } from '../../../models/index.ts';
import { announceReadiness } from '../../institution/index.ts';
import { agreementMails } from '../../../texts/en/agreement-mails.ts';
import { institutionMails } from '../../../texts/en/institution-mails.ts';
import { mailAgreementNews, YOURS } from '../agreement.mail.ts';
import { listPeopleWithRole, readOfficial } from '../recipients.queries.ts';

/**
 * Gives the institution a new agreement in Signature Needed, a copy of the foundation's current template, and asks its
 * official to sign (docs/institutions.md). An agreement that was there stays on record, and joinders to it end.
 * @returns the new file's id; null where the foundation has no template yet, which its administrators are then notified of
 */
export async function createAgreement(work: Work, institutionId: number): Promise<string | null> {
  const institution = await lockInstitution(work, institutionId);
  // The bytes are shared: they are never changed, and a revised agreement gets bytes of its own.
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

/** Makes the file the institution's current agreement, which waits for its first signature. */
export async function adoptAgreement(work: Work, institutionId: number, fileId: string): Promise<void> {
  const institution = await lockInstitution(work, institutionId);
  await setCurrent(work, institutionId, fileId);
  await endJoinders(work, institutionId);
  await askForSignature(work, { id: fileId, institutionId, institutionName: institution.name });
}

/** Takes the agreement from the institution, as when it is disabled. The document and its signatures stay on record. */
export async function clearAgreement(work: Work, institutionId: number): Promise<void> {
  await setCurrent(work, institutionId, null);
  await announceReadiness(work, institutionId);
}

/** Researchers agree anew to an agreement that was revised or is new; the history keeps what they agreed to before. */
export async function endJoinders(work: Work, institutionId: number): Promise<void> {
  await work.run(sql`update core.user_institution set joinder_date = null
    where institution_id = ${institutionId} and joinder_date is not null`);
  await announceReadiness(work, institutionId);
}

/**
 * Asks the official, who is in office already, to sign what an earlier approval made. The caller locks the row of the
 * institution: an approval at the same time comes either before, and this finds its agreement, or after, and then the
 * approval itself asks.
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

/** Asks once the document is known to be clean: of one in quarantine, `announceScan` asks after the scan. */
export async function askForSignature(
  work: Work,
  agreement: { id: string; institutionId: number; institutionName: string; revised?: boolean },
): Promise<void> {
  // Locked: a scan that is under way ends first, and what it found is seen.
  const file = await work.of(FileModel).findById(agreement.id).forShare();
  if (file?.scan !== 'clean') return;
  const words = agreementMails.toSign;
  await mailAgreementNews(work, await readOfficial(work, agreement.institutionId), {
    key: `rda-to-sign:${agreement.id}:${Date.now()}`,
    template: 'rda_signature_needed',
    agreementId: agreement.id,
    institution: { name: agreement.institutionName, otherwise: YOURS },
    path: `/rda/${agreement.id}`,
    write: (institution) => ({
      subject: say(words.subject, { institution }),
      paragraphs: [say(agreement.revised ? words.revised : words.ready, { institution }), say(words.how)],
      linkLabel: say(words.link),
      notification: say(words.notification, { institution }),
    }),
  });
}

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
