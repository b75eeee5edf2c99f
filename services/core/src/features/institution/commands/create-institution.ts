/** Creates institutions, for staff or for an investigator (spec 1 sections 2, 7 and 8). */
import { countryOfDomain, INSTITUTION_STATUS as S, MESSAGES, type InstitutionStatus } from '@portal/contract';
import { invalid, sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { institutionRefusals } from '../../../texts/en/institution-refusals.ts';
import { institutionMails } from '../../../texts/en/institution-mails.ts';
import { notifyAdministrators } from '../institution.mail.ts';
import type { InstitutionPorts, InstitutionWrite, NewOfficial } from '../institution.ports.ts';
import { institutionalDomain } from '../public-mail-domains.data.ts';
import { readSuggestions } from '../suggestions.queries.ts';
import { lockNames, refuseTaken, setDomains } from './names-and-domains.ts';
import { InstitutionModel } from '../../../models/index.ts';
import { refuseSelf } from './officials.ts';
import { linkPrimary } from './people.ts';
import { decide, moveInstitution } from './status.ts';

export interface NewInstitution {
  readonly institution_data: {
    readonly name: string;
    readonly official_name?: string;
    readonly ein?: string;
    readonly nonprofit?: boolean;
    readonly status?: InstitutionStatus | undefined;
  };
  readonly io_data: NewOfficial;
  readonly confirm_duplicate_domain?: boolean | undefined;
}

/**
 * Creates the institution, links the investigator and invites the official.
 * @throws INVALID_INPUT for a name or EIN that is taken, for an investigator who names themself, and on
 * `confirm_duplicate_domain` until the possible duplicates were confirmed
 */
export async function createInstitution(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  given: NewInstitution,
  investigatorId: number | undefined,
): Promise<number> {
  const { work } = write;
  const { institution_data: data, io_data: official } = given;
  if (investigatorId !== undefined) await refuseSelf(work, investigatorId, official);
  await lockNames(work);
  await refuseTaken(work, data, { prefix: 'institution_data.' });
  if (!given.confirm_duplicate_domain) await refuseUnseenMatches(write, given);
  const id = await insert(work, data);
  const domain = institutionalDomain(official.email);
  if (domain) {
    await setDomains(work, id, [domain]);
    await work
      .of(InstitutionModel)
      .findById(id)
      .patch({ country: countryOfDomain(domain) });
  }
  if (investigatorId !== undefined) await linkPrimary(work, investigatorId, id);
  await ports.inviteOfficial(work, id, official);
  await advance(ports, write, id, data.status);
  await notifyAdministrators(work, { id, name: data.name.trim() }, institutionMails.added);
  return id;
}

async function refuseUnseenMatches({ work, actor }: InstitutionWrite, given: NewInstitution): Promise<void> {
  const matches = await readSuggestions(work, actor, {
    name: given.institution_data.name,
    ein: given.institution_data.ein,
    domain: given.io_data.email,
  });
  if (matches.length > 0) throw invalid({ confirm_duplicate_domain: [MESSAGES.suggestedInstitutions] });
}

async function insert(work: Work, data: NewInstitution['institution_data']): Promise<number> {
  const row = await work.row(
    z.object({ id: z.int() }),
    sql`insert into core.institution (name, official_name, ein, nonprofit)
      values (${data.name.trim()}, ${data.official_name?.trim() ?? null}, ${data.ein?.trim() ?? null},
        ${data.nonprofit ?? null})
      on conflict do nothing returning id`,
  );
  if (!row) throw invalid([MESSAGES.institutionNotCreated]);
  return row.id;
}

/** An administrator who gave the details may set the status Under Review or Approved immediately. */
async function advance(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  id: number,
  status: InstitutionStatus | undefined,
): Promise<void> {
  if (status !== S.UNDER_REVIEW && status !== S.APPROVED) return;
  await moveInstitution(write.work, id, 'submit');
  if (status === S.APPROVED) await decide(ports, write, id, { decision: 'approve', email: undefined });
}

/** @throws INVALID_INPUT when the account is no investigator */
export async function requireInvestigator(work: Work, userId: number): Promise<void> {
  const [investigator] = await work.rows(
    z.object({ id: z.int() }),
    sql`select a.id from core.account a where a.id = ${userId} and a.active and exists (
      select 1 from core.account_group g where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso'))`,
  );
  if (!investigator) throw invalid({ user: [institutionRefusals.notAnInvestigator] });
}
