/**
 * `PATCH /file/{id}/` of an agreement: the calls of the specification to sign, countersign, revise and fill the form.
 */
import type { BodyOf } from '@portal/contract';
import {
  AppError,
  checkVersion,
  handler,
  invalid,
  readOne,
  stale,
  transact,
  type Call,
  type Handler,
} from '@portal/kit';
import { agreementRefusals } from '../../texts/en/agreement-refusals.ts';
import { fileResource, storeBytes } from '../file/index.ts';
import { lockAgreement } from './agreement.resource.ts';
import { editAgreement } from './commands/edit-agreement.ts';
import { refuseRevision, replaceAgreement, type AgreementParts } from './commands/replace-agreement.ts';
import { signAgreement } from './commands/sign-agreement.ts';

type FileCall = Call<'PATCH /file/{id}/'>;
type Body = BodyOf<'PATCH /file/{id}/'>;

export const fileCallRoutes = (parts: AgreementParts): Handler[] => [
  handler('PATCH /file/{id}/', async (call) => {
    try {
      await apply(call, parts);
    } catch (error) {
      throw await asStaleFile(call, error);
    }
    const { object, etag } = await readOne(call.database, fileResource, call.actor, call.params.id);
    return { body: object, etag };
  }),
];

/** A stale caller gets the current state as a file, because this call is about files. */
async function asStaleFile(call: FileCall, error: unknown): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'STALE') return error;
  return stale((await readOne(call.database, fileResource, call.actor, call.params.id)).object);
}

async function apply(call: FileCall, parts: AgreementParts): Promise<void> {
  const { id } = call.params;
  const { additional_data: data = {}, base64, name, password } = call.body;
  if (base64 !== undefined) {
    await refuseRevision(call, id);
    await parts.quota.spendFile(call);
    const file = await storeBytes(Buffer.from(base64, 'base64'), name ?? 'agreement.pdf', parts.store);
    return replaceAgreement(call, parts, { id, file, name, comments: data.comments ?? undefined });
  }
  if (password !== undefined) return sign(call, parts, data, password);
  await transact(call.database, call.author, async (work) => {
    const agreement = await lockAgreement(work, call.actor, id);
    // Administrators may type a name from paper; anyone else who sends a name is trying to sign without a password.
    if (!call.actor.roles.includes('sfari_admin') && data.signature !== undefined)
      throw invalid({ password: [agreementRefusals.sign.passwordMissing] });
    agreement.authorise('edit');
    await checkVersion(call, agreement.etag, async () => undefined);
    await editAgreement(work, agreement, data);
  });
}

async function sign(
  call: FileCall,
  parts: AgreementParts,
  data: NonNullable<Body['additional_data']>,
  password: string,
): Promise<void> {
  const { id } = call.params;
  const { signature, sf_signature: foundation } = data;
  if (typeof signature === 'string' && foundation === undefined)
    return signAgreement(call, parts, 'official', { id, signature, password });
  if (typeof foundation === 'string' && signature === undefined)
    return signAgreement(call, parts, 'foundation', { id, signature: foundation, password });
  throw invalid({ additional_data: [agreementRefusals.sign.passwordAlone] });
}
