/** Checks a mail that staff wrote and hands it to the outbox (spec 3 sections 2.17 and 7 "Email"). */
import { randomUUID } from 'node:crypto';
import { LIMITS, MailRequested, type BrandingWords } from '@portal/contract';
import { type Call, inBatches, invalid, readOne, sanitizeHtml, say, transact, wrongState } from '@portal/kit';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import type { AbilitiesClient } from '../../clients/abilities.client.ts';
import { spendMails } from '../account-mail/index.ts';
import { fileResource } from '../file/index.ts';
import { institutionResource } from '../institution/index.ts';
import { userResource } from '../user/index.ts';

type SendCall = Call<'POST /email/'>;
interface SendParts {
  readonly owners: AbilitiesClient;
  readonly branding: BrandingWords;
  readonly mailFrom: string;
}
/** Number of objects fetched in parallel. */
const PARALLEL_CALLS = 5;

export async function sendStaffMail(
  call: SendCall,
  { owners, branding, mailFrom }: SendParts,
): Promise<void> {
  const { to, cc, bcc, bcc_all: hidden, body, attachments, from, object_ids: ids, ...mail } = call.body;
  // Otherwise the caller could send in anyone's name.
  if (from !== undefined && from !== mailFrom)
    throw invalid({ from: [say(fileRefusals.mail.otherSender, { from: mailFrom })] });
  await refuseUnlessVisible(call, owners);
  await checkAttachments(call, attachments);
  const people = to.length + cc.length + bcc.length;
  const source = { supportEmail: branding.support_email };
  await transact(call.database, call.author, async (work) => {
    await spendMails(work, source, 'staff_mail', call.actor.userId, people);
    await work.emit(MailRequested, {
      key: `staff:${randomUUID()}`,
      template: mail.email_template,
      model_name: mail.model_name,
      object_id: ids[0] ?? null,
      further_object_ids: ids.slice(1),
      to: hidden ? [] : to,
      cc: hidden ? [] : cc,
      bcc: hidden ? [...new Set([...to, ...cc, ...bcc])] : bcc,
      subject: mail.subject,
      body: sanitizeHtml(body),
      attachments: [...new Set(attachments)],
      actor_id: call.actor.userId,
    });
  });
}

/**
 * The log of mails is shown per object. A caller who may not see one of the objects must not write into its log, so no
 * mail is sent at all.
 * @throws NOT_FOUND
 */
async function refuseUnlessVisible(call: SendCall, owners: AbilitiesClient): Promise<void> {
  const { model_name: model, object_ids: ids } = call.body;
  if (model === null) return;
  await inBatches(ids, PARALLEL_CALLS, async (id) => {
    if (model === 'user') await readOne(call.database, userResource, call.actor, Number(id));
    else if (model === 'institution')
      await readOne(call.database, institutionResource, call.actor, Number(id));
    else await owners.abilitiesOn(call, 'researcher', `/${model}/${id}/`);
  });
}

async function checkAttachments(call: SendCall, ids: readonly string[]): Promise<void> {
  let bytes = 0;
  for (const id of ids) {
    const { object } = await readOne(call.database, fileResource, call.actor, id).catch(() => {
      throw invalid({ attachments: [fileRefusals.mail.attachmentMissing] });
    });
    if (object.scan !== 'clean')
      throw wrongState(say(fileRefusals.mail.attachmentWaits, { name: object.name }));
    bytes += object.size;
  }
  if (bytes > LIMITS.attachedBytes) throw invalid({ attachments: [fileRefusals.mail.tooLarge] });
}
