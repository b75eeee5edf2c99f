/** Changing an institution: its details, its lists, who signs; `status: 2` submits it (spec 1 sections 4 and 7). */
import {
  INSTITUTION_STATUS,
  MESSAGES,
  RDA_STATUS,
  type InstitutionStatus,
  type institutionObject,
} from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { invalid, type ResourceCommands } from '@portal/kit';
import { officialOf, announceReadiness } from './affiliated.queries.ts';
import { mailEach, tellAdministrators } from './institution.mail.ts';
import type { InstitutionState } from './institution.policy.ts';
import type { InstitutionWrite } from './institution.write.ts';
import { moveInstitution } from './move.command.ts';
import { lockNames, refuseTaken, setAssociatedNames, setDomains } from './names.command.ts';
import { chooseOfficial } from './official.commands.ts';
import { institutionalDomain } from './public-mail-domains.data.ts';

type Patch = NonNullable<ResourceCommands<typeof institutionObject, InstitutionState>['patch']>;

/** Which action of the policy each field needs; the others are `edit`. */
export const institutionPatchActions = {
  status: 'submit',
  domains: 'edit_domains',
  associated_names: 'edit_names',
  is_unresponsive: 'edit_names',
  current_io: 'choose_official',
} as const;

export const patchInstitution =
  (publicUrl: string): Patch =>
  async ({ call, work, trx, body, loaded }) => {
    const write: InstitutionWrite = { call, work, trx, publicUrl };
    const id = Number(loaded.id);
    if (body.name !== undefined || body.ein !== undefined) {
      await lockNames(write);
      await refuseTaken(write, { name: body.name, ein: body.ein }, { except: id });
    }
    await update(write, id, {
      name: body.name?.trim(),
      official_name: body.official_name?.trim(),
      ein: body.ein?.trim(),
      nonprofit: body.nonprofit,
      phone_number: body.phone_number,
      is_unresponsive: body.is_unresponsive,
    });
    if (body.domains) await changeDomains(write, id, body.domains);
    if (body.associated_names) await setAssociatedNames(write, id, body.associated_names);
    if (body.current_io !== undefined) {
      await chooseOfficial(write, id, body.current_io);
      await announceReadiness(write.work, id);
      const waits = loaded.state.status === INSTITUTION_STATUS.NEW_SBSO;
      if (waits) await moveInstitution(write, id, 'name_official');
      if (waits || loaded.state.current_io !== body.current_io) await tellChosen(write, id);
    }
    if (body.status !== undefined) await submit(write, id);
  };

/** Whoever has an address of the domains counts as confirmed, so an address that anybody gets must not be one. */
async function changeDomains(write: InstitutionWrite, id: number, domains: readonly string[]): Promise<void> {
  const anybodys = domains.filter((domain) => institutionalDomain(domain) === null);
  if (anybodys.length > 0)
    throw invalid({ domains: [`Anybody can have an address of ${anybodys.join(', ')}`] });
  await setDomains(write, id, domains);
  await announceReadiness(write.work, id);
}

/** Nobody invited the chosen official, so this is how they learn that the institution waits for them. */
async function tellChosen(write: InstitutionWrite, id: number): Promise<void> {
  const [row] = await write.call.database.query<{
    name: string;
    status: InstitutionStatus;
    agreement: string | null;
  }>(
    {
      text: `select i.name, i.status, f.id as agreement from core.institution i
        left join core.file f on f.id = i.current_rda_id and f.additional_data ->> 'status' = $2
        where i.id = $1`,
      values: [id, String(RDA_STATUS.SIGNATURE_NEEDED)],
    },
    write.trx,
  );
  if (!row) throw new Error(`institution ${id} vanished while it was locked`);
  const institution = nameInMail(row.name, 'your institution');
  const givesDetails = row.status === INSTITUTION_STATUS.PENDING_SBSO;
  const signs = row.status === INSTITUTION_STATUS.APPROVED && row.agreement !== null;
  await mailEach(write, await officialOf(write, id), {
    template: 'institution_official_chosen',
    institutionId: id,
    subject: `You are now the Signing Official of ${institution}`,
    paragraphs: [
      `From now on you sign for ${institution}, its Researcher Distribution Agreement (RDA) too.`,
      ...(givesDetails ? ['Please look at the details of the institution and send them to us.'] : []),
      ...(signs ? ['The agreement is ready. Please read the document and sign it.'] : []),
    ],
    link: givesDetails
      ? { label: 'Give the details', path: '/institution-details' }
      : signs
        ? { label: 'Read and sign the RDA', path: `/rda/${row.agreement}` }
        : { label: 'See the institution', path: `/institution/${id}` },
  });
}

/** Sets what was sent. The row is touched in any case, so that its version also moves when only a list changed. */
async function update(
  { call, trx }: InstitutionWrite,
  id: number,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const assignments = ['modified = now()', ...sent.map(([name], index) => `${name} = $${index + 2}`)];
  await call.database.query(
    {
      text: `update core.institution set ${assignments.join(', ')} where id = $1`,
      values: [id, ...sent.map(([, value]) => value)],
    },
    trx,
  );
}

/** @throws INVALID_INPUT 'Required field' for what is still missing */
async function submit(write: InstitutionWrite, id: number): Promise<void> {
  const [row] = await write.call.database.query<Record<string, unknown>>(
    { text: 'select official_name, ein, nonprofit from core.institution where id = $1', values: [id] },
    write.trx,
  );
  const missing = Object.entries(row ?? {}).filter(([, value]) => value === null);
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map(([field]) => [field, [MESSAGES.required]])));
  const { name } = await moveInstitution(write, id, 'submit');
  await tellAdministrators(write, id, `${name} is ready for review`);
}
