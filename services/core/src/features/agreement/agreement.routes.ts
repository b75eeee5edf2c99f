/**
 * Agreements over HTTP. The file calls of the specification lead to the same commands (spec 1 section 7 "Files (RDA)").
 */
import { type Agreement, FILE_TYPE, INSTITUTION_STATUS, MESSAGES, RDA_STATUS } from '@portal/contract';
import {
  type Call,
  type Handler,
  type Reads,
  type Work,
  handler,
  invalid,
  notFound,
  readOne,
  resourceRoutes,
  sql,
  wrongState,
} from '@portal/kit';
import { z } from 'zod';
import { agreementRefusals } from '../../texts/en/agreement-refusals.ts';
import { FileModel, InstitutionModel } from '../../models/index.ts';
import { receiveUpload, type UploadParts } from '../file/index.ts';
import { agreementResource, rdaTemplateResource } from './agreement.resource.ts';
import { adoptAgreement, createAgreement, remindOfAgreement } from './commands/current-agreement.ts';
import { editAgreement } from './commands/edit-agreement.ts';
import { fileCallRoutes } from './file-calls.routes.ts';
import { confirmPaper, refusePaper } from './commands/decide-paper.ts';
import { refuseRevision, replaceAgreement, type AgreementParts } from './commands/replace-agreement.ts';
import { sendPdf } from './pdf/send-pdf.ts';
import { signAgreement } from './commands/sign-agreement.ts';

export const agreementRoutes = (parts: AgreementParts): Handler[] => [
  ...resourceRoutes(agreementResource, {
    async create({ work, body }) {
      await requireApproved(work, body.institution);
      await refuseSecondCopy(work, body.institution);
      const id = await createAgreement(work, body.institution);
      if (id === null) throw wrongState(agreementRefusals.create.noTemplate);
      return id;
    },
    async patch({ work, body, loaded }) {
      await editAgreement(work, loaded, body);
    },
  }),
  ...resourceRoutes(rdaTemplateResource),

  handler('POST /agreement/{id}/sign/', async (call) => {
    await signAgreement(call, parts, 'official', { id: call.params.id, ...call.body });
    return present(call, call.params.id);
  }),
  handler('POST /agreement/{id}/countersign/', async (call) => {
    await signAgreement(call, parts, 'foundation', { id: call.params.id, ...call.body });
    return present(call, call.params.id);
  }),

  handler('POST /agreement/{id}/remind/', async (call) => {
    await remindOfAgreement(call, call.params.id);
    return present(call, call.params.id);
  }),

  handler('POST /agreement/{id}/confirm-paper/', async (call) => {
    await confirmPaper(call, parts, { id: call.params.id, paper: call.body.paper });
    return present(call, call.params.id);
  }),
  handler('POST /agreement/{id}/refuse-paper/', async (call) => {
    await refusePaper(call, { id: call.params.id, ...call.body });
    return present(call, call.params.id);
  }),

  handler('POST /agreement/{id}/replace/', async (call) => {
    const { id } = call.params;
    await refuseRevision(call, id);
    await parts.quota.spendFile(call);
    const { fields, file } = await receiveUpload(call.context.req, parts.store);
    if (!file) throw invalid({ file: [MESSAGES.required] });
    await replaceAgreement(call, parts, { id, file, name: fields['name'], comments: fields['comments'] });
    return present(call, id);
  }),

  handler('GET /agreement/{id}/pdf/', async (call) => {
    const { id } = call.params;
    const { object: agreement } = await readOne(call.database, agreementResource, call.actor, id);
    if (agreement.scan !== 'clean') throw wrongState(agreementRefusals.document.waitsForScan);
    const storageKey = await findDocument(call.database, agreement);
    return sendPdf(call, parts.store, { ...agreement, kind: 'rda', storageKey });
  }),

  ...fileCallRoutes(parts),
];

/**
 * Storage key of the document that the caller read and the signatures refer to. Refuses when a revision replaced it
 * after the read.
 */
async function findDocument(reads: Reads, agreement: Agreement): Promise<string> {
  const stored = await reads.read(FileModel).findById(agreement.id);
  if (!stored) throw notFound();
  if (stored.sha256 !== agreement.sha256) throw wrongState(agreementRefusals.sign.replacedSince);
  return stored.storage_key;
}

async function present(call: Pick<Call, 'actor' | 'database'>, id: string) {
  const { object, etag } = await readOne(call.database, agreementResource, call.actor, id);
  return { body: object, etag };
}

/** Makes an agreement that was uploaded for an institution its current one (`onAgreement` of the file feature). */
export const adoptUploaded: NonNullable<UploadParts['onAgreement']> = async (
  work,
  { institutionId, fileId },
) => {
  await requireApproved(work, institutionId);
  await adoptAgreement(work, institutionId, fileId);
};

/**
 * Refuses a second copy of the same text: it would only send another mail to the official and leave the first copy
 * unused.
 */
async function refuseSecondCopy(work: Work, institutionId: number): Promise<void> {
  const copy = await work.row(
    z.object({ id: z.int() }),
    sql`select i.id from core.institution i join core.file rda on rda.id = i.current_rda_id
      where i.id = ${institutionId} and (rda.additional_data ->> 'status')::int = ${RDA_STATUS.SIGNATURE_NEEDED}
        and rda.sha256 = (select sha256 from core.file
          where type = ${FILE_TYPE.RDA_TEMPLATE} and scan = 'clean' order by created desc, id desc limit 1)`,
  );
  if (copy) throw wrongState(agreementRefusals.create.copyWaits);
}

async function requireApproved(work: Work, institutionId: number): Promise<void> {
  const institution = await work.lock(InstitutionModel, institutionId);
  if (!institution || institution.deleted_at !== null)
    throw invalid({ institution: [agreementRefusals.create.unknownInstitution] });
  if (institution.status !== INSTITUTION_STATUS.APPROVED)
    throw wrongState(agreementRefusals.create.notApproved);
}
