/** Fills the placeholders of a template with the values of one object. */
import type { BrandingWords, InstitutionDecision, TemplateModel } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { requestPlaces, writeLetter, type FilledLetter, type Places } from '@portal/common';
import { notFound, readOne, sql, translate, type Call, type Reads } from '@portal/kit';
import { z } from 'zod';
import type { RequestClient } from '../../clients/request.client.ts';
import { EmailTemplateModel } from '../../models/index.ts';
import { institutionMails as words } from '../../texts/en/institution-mails.ts';
import { institutionResource } from '../institution/index.ts';
import { userResource } from '../user/index.ts';

export interface MailSource {
  readonly branding: BrandingWords;
  readonly publicUrl: string;
  readonly mailFrom: string;
}
/** Fills the template of a decision. It is read each time, because an administrator may have changed the text. */
export async function fillDecision(
  reads: Reads,
  decision: InstitutionDecision,
  recipients: Recipient,
): Promise<FilledLetter & { readonly key: string }> {
  const template = await reads.read(EmailTemplateModel).matching({ decision }).first();
  if (!template) throw new Error(`the decision ${decision} has no template`);
  return { key: template.key, ...(await writeLetter(reads, template, recipients)) };
}

interface Recipient {
  readonly to: string[];
  /** Called in the language of the letter. */
  readonly places: () => Places;
}

const Addressee = z.object({
  email: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  institution_name: z.string().nullable(),
});

const userSql = (id: number) => sql`select a.email::text as email, a.first_name, a.last_name,
    (select i.name from core.user_institution ui join core.institution i on i.id = ui.institution_id
      where ui.user_id = a.id and ui."primary") as institution_name
  from core.account a where a.id = ${id}`;

/** The current official, or otherwise the person invited last. */
const institutionSql = (id: number) => sql`select coalesce(io.email::text, invited.email::text) as email,
    coalesce(io.first_name, invited.first_name) as first_name, coalesce(io.last_name, invited.last_name) as last_name,
    i.name as institution_name
  from core.institution i
  left join core.account io on io.id = i.current_io_id
  left join lateral (select o.email, o.first_name, o.last_name from core.official_invitation o
    where o.institution_id = i.id and o.status = 'invited' order by o.id desc limit 1) invited on true
  where i.id = ${id}`;

async function readAddressee(reads: Reads, model: 'user' | 'institution', id: number): Promise<Recipient> {
  const row = await reads.row(Addressee, model === 'user' ? userSql(id) : institutionSql(id));
  if (!row) throw notFound();
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
  return {
    to: row.email ? [row.email] : [],
    places: () => ({
      first_name: nameInMail(row.first_name ?? '', translate(words.colleague)),
      last_name: nameInMail(row.last_name ?? '', ''),
      email: row.email ?? '',
      institution_name: nameInMail(row.institution_name ?? '', '') || translate(words.yourInstitution),
      institution_id: model === 'institution' ? String(id) : '',
      official_name: nameInMail(name, translate(words.theOfficial)),
    }),
  };
}

/**
 * Asks the request service for the request with the caller's identity. That service decides whether the caller may see
 * it and what a mail may contain.
 */
async function readRequestOwner(
  call: FillCall,
  { requests, publicUrl }: FillParts,
  id: number,
): Promise<Recipient> {
  const { owner, ...request } = await requests.readRequest(call, id);
  const row = await call.database.row(Addressee, userSql(owner.id));
  if (!row) throw notFound();
  return {
    to: row.email ? [row.email] : [],
    places: () => requestPlaces([request], [row.first_name ?? ''], publicUrl),
  };
}

type FillCall = Call<'GET /email-template/{id}/filled/'>;
export interface FillParts {
  readonly requests: RequestClient;
  readonly publicUrl: string;
}

/**
 * The recipient of a mail about the object, and the values of the placeholders. A caller who may not see the object
 * must not learn about it through a mail.
 * @throws NOT_FOUND
 */
export async function readRecipient(
  call: FillCall,
  parts: FillParts,
  model: TemplateModel,
): Promise<Recipient> {
  const { database, actor } = call;
  const id = call.query.object_id;
  if (model === 'request') return readRequestOwner(call, parts, id);
  if (model === 'user') await readOne(database, userResource, actor, id);
  else await readOne(database, institutionResource, actor, id);
  return readAddressee(database, model, id);
}
