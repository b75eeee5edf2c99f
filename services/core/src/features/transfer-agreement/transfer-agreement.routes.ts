/** Material Transfer Agreements over HTTP, and the handlers of events from other services. */
import { TissueOrdered, TransferAgreementDue } from '@portal/contract';
import {
  handler,
  notFound,
  onEvent,
  readOne,
  resourceRoutes,
  transact,
  type Call,
  type Database,
  type EventHandler,
  type Handler,
} from '@portal/kit';
import { TransferAgreementModel } from '../../models/index.ts';
import { sendPdf } from '../agreement/index.ts';
import {
  declineTransfer,
  markOrdered,
  reissueTransfer,
  remindOfTransfer,
  signTransfer,
  type TransferParts,
} from './commands.ts';
import { issueAgreement, type IssueParts } from './issue.ts';
import { transferAgreementResource } from './transfer-agreement.resource.ts';

const present = async ({ actor, database }: Pick<Call, 'actor' | 'database'>, id: string) => {
  const { object, etag } = await readOne(database, transferAgreementResource, actor, id);
  return { body: object, etag };
};

export const transferAgreementRoutes = (parts: TransferParts): Handler[] => [
  ...resourceRoutes(transferAgreementResource),
  handler('POST /transfer-agreement/{id}/sign/', async (call) => {
    await signTransfer(call, parts, 'official', { id: call.params.id, ...call.body });
    return present(call, call.params.id);
  }),
  handler('POST /transfer-agreement/{id}/execute/', async (call) => {
    await signTransfer(call, parts, 'foundation', { id: call.params.id, ...call.body });
    return present(call, call.params.id);
  }),
  handler('POST /transfer-agreement/{id}/decline/', async (call) => {
    await declineTransfer(call, { id: call.params.id, ...call.body });
    return present(call, call.params.id);
  }),
  handler('POST /transfer-agreement/{id}/remind/', async (call) => {
    await remindOfTransfer(call, call.params.id);
    return present(call, call.params.id);
  }),
  handler('POST /transfer-agreement/{id}/reissue/', async (call) =>
    present(call, await reissueTransfer(call, parts, { id: call.params.id, ...call.body })),
  ),
  handler('GET /transfer-agreement/{id}/pdf/', async (call) => {
    const { object } = await readOne(call.database, transferAgreementResource, call.actor, call.params.id);
    const stored = await call.database.read(TransferAgreementModel).findById(object.id);
    if (!stored) throw notFound();
    return sendPdf(call, parts.store, {
      kind: 'mta',
      name: object.name,
      sha256: object.sha256,
      institution: object.institution,
      signatures: object.signatures,
      papers: [],
      storageKey: stored.storage_key,
    });
  }),
];

/** @param parts undefined where the installation requires no agreements; then none are issued */
export const transferAgreementEvents = (
  database: Database,
  parts: IssueParts | undefined,
): readonly EventHandler[] => [
  onEvent(TransferAgreementDue, async (terms, { correlationId }) => {
    if (!parts) return;
    await transact(database, { actorId: null, correlationId }, (work) => issueAgreement(work, parts, terms));
  }),
  onEvent(TissueOrdered, ({ request_id: id }, { correlationId }) =>
    transact(database, { actorId: null, correlationId }, (work) => markOrdered(work, id)),
  ),
];
