/** Which agreement an institution has: a new one from the foundation's template, one that was uploaded, or none. */
import { FILE_TYPE, RDA_STATUS, ReadinessChanged } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { notFound } from '@portal/kit';
import { mailEach, type AgreementWrite } from './agreement.mail.ts';
import { holdersOf, officialOf } from './recipients.queries.ts';

/**
 * Gives the institution a new agreement in Signature Needed, a copy of the foundation's current template, and asks its
 * official to sign (decisions.md "Institutions"). An agreement that was there stays on record, and joinders to it end.
 * @returns the new file's id; null where the foundation has no template yet, which its administrators are then told
 */
export async function createAgreement(write: AgreementWrite, institutionId: number): Promise<string | null> {
  const { call, trx } = write;
  const institution = await lockInstitution(write, institutionId);
  // The bytes are shared: they are never changed, and a revised agreement gets bytes of its own.
  const [file] = await call.database.query<{ id: string }>(
    {
      text: `insert into core.file (type, name, media_type, size, sha256, storage_key, scan, creator_id, institution_id, additional_data)
        select $1, $2, media_type, size, sha256, storage_key, scan, $3, $4, $5 from core.file
        where type = $6 and scan = 'clean' order by created desc, id desc limit 1 returning id`,
      values: [
        FILE_TYPE.RDA,
        'Researcher Distribution Agreement.pdf',
        call.actor.userId || null,
        institutionId,
        { status: RDA_STATUS.SIGNATURE_NEEDED },
        FILE_TYPE.RDA_TEMPLATE,
      ],
    },
    trx,
  );
  if (!file) {
    await reportMissingTemplate(write, institution.name, institutionId);
    return null;
  }
  await adoptAgreement(write, institutionId, file.id);
  return file.id;
}

/** Makes the file the institution's current agreement, which waits for its first signature. */
export async function adoptAgreement(
  write: AgreementWrite,
  institutionId: number,
  fileId: string,
): Promise<void> {
  const institution = await lockInstitution(write, institutionId);
  await setCurrent(write, institutionId, fileId);
  await endJoinders(write, institutionId);
  await askForSignature(write, { id: fileId, institutionId, institutionName: institution.name });
}

/** Takes the agreement from the institution, as when it is disabled. The document and its signatures stay on record. */
export async function clearAgreement(write: AgreementWrite, institutionId: number): Promise<void> {
  await setCurrent(write, institutionId, null);
  await readinessChanged(write, institutionId);
}

/** Researchers agree anew to an agreement that was revised or is new; the history keeps what they agreed to before. */
export async function endJoinders(write: AgreementWrite, institutionId: number): Promise<void> {
  await write.call.database.query(
    {
      text: 'update core.user_institution set joinder_date = null where institution_id = $1 and joinder_date is not null',
      values: [institutionId],
    },
    write.trx,
  );
  await readinessChanged(write, institutionId);
}

/** Requests of the institution's people may become ready, or cease to be. */
export async function readinessChanged({ call, trx }: AgreementWrite, institutionId: number): Promise<void> {
  const people = await call.database.query<{ user_id: number }>(
    {
      text: 'select user_id from core.user_institution where institution_id = $1 order by user_id',
      values: [institutionId],
    },
    trx,
  );
  const ids = people.map(({ user_id: id }) => id);
  for (let from = 0; from < ids.length; from += 10_000)
    await call.jobs.emit(trx, ReadinessChanged, { user_ids: ids.slice(from, from + 10_000) });
}

/** Asks once the document is known to be clean: of one in quarantine, `announceScan` asks after the scan. */
export async function askForSignature(
  write: AgreementWrite,
  agreement: { id: string; institutionId: number; institutionName: string; revised?: boolean },
): Promise<void> {
  // Held: a scan that is under way ends first, and what it found is seen.
  const [file] = await write.call.database.query<{ scan: string }>(
    { text: 'select scan from core.file where id = $1 for share', values: [agreement.id] },
    write.trx,
  );
  if (file?.scan !== 'clean') return;
  const institutionName = nameInMail(agreement.institutionName, 'your institution');
  await mailEach(write, await officialOf(write, agreement.institutionId), {
    key: `rda-to-sign:${agreement.id}:${Date.now()}`,
    template: 'rda_signature_needed',
    agreementId: agreement.id,
    subject: `Please sign the Researcher Distribution Agreement of ${institutionName}`,
    paragraphs: [
      agreement.revised
        ? `The Researcher Distribution Agreement (RDA) of ${institutionName} was revised. Signatures on the earlier document no longer count.`
        : `${institutionName} is approved. Its Researcher Distribution Agreement (RDA) is ready for your signature.`,
      'Please read the document and sign it. You need the password of your account to do so. The foundation signs after you.',
    ],
    link: { label: 'Read and sign the RDA', path: `/rda/${agreement.id}` },
    notification: `The RDA of ${institutionName} waits for your signature`,
  });
}

async function reportMissingTemplate(
  write: AgreementWrite,
  name: string,
  institutionId: number,
): Promise<void> {
  const institutionName = nameInMail(name, 'An institution');
  await mailEach(write, await holdersOf(write, 'sfari_admin'), {
    key: `rda-no-template:${institutionId}:${Date.now()}`,
    template: 'rda_no_template',
    agreementId: null,
    subject: `${institutionName} has no RDA: there is no template`,
    paragraphs: [
      `${institutionName} should get its Researcher Distribution Agreement now, but no template was uploaded yet.`,
      'Please upload the template as a PDF file, then add the RDA on the list of agreements.',
    ],
    link: { label: 'Upload the RDA template', path: '/rda' },
  });
}

async function lockInstitution(
  { call, trx }: AgreementWrite,
  institutionId: number,
): Promise<{ name: string }> {
  const [institution] = await call.database.query<{ name: string }>(
    { text: 'select name from core.institution where id = $1 for no key update', values: [institutionId] },
    trx,
  );
  if (!institution) throw notFound();
  return institution;
}

async function setCurrent(
  { call, trx }: AgreementWrite,
  institutionId: number,
  fileId: string | null,
): Promise<void> {
  await call.database.query(
    {
      text: 'update core.institution set current_rda_id = $2 where id = $1',
      values: [institutionId, fileId],
    },
    trx,
  );
}
