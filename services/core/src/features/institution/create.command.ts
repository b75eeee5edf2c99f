/** New institutions, by staff or by an investigator (spec 1 sections 2, 7 and 8). */
import { INSTITUTION_STATUS as S, MESSAGES, type InstitutionStatus } from '@portal/contract';
import { invalid } from '@portal/kit';
import { tellAdministrators } from './institution.mail.ts';
import type { InstitutionPorts, InstitutionWrite, NewOfficial } from './institution.write.ts';
import { decide, moveInstitution } from './move.command.ts';
import { lockNames, refuseTaken, setDomains } from './names.command.ts';
import { refuseSelf } from './official.commands.ts';
import { linkPrimary } from './primary.command.ts';
import { institutionalDomain } from './public-mail-domains.data.ts';
import { suggestedInstitutions } from './suggestions.queries.ts';

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
 * Creates it, links the investigator and invites the official.
 * @throws INVALID_INPUT for a name or EIN that is taken, for an investigator who lists themself, and on
 *   `confirm_duplicate_domain` as long as the institutions that it may be were not seen
 */
export async function createInstitution(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  given: NewInstitution,
  investigatorId: number | undefined,
): Promise<number> {
  const { institution_data: data, io_data: official } = given;
  if (investigatorId !== undefined) await refuseSelf(write, investigatorId, official);
  await lockNames(write);
  await refuseTaken(write, data, { prefix: 'institution_data.' });
  if (!given.confirm_duplicate_domain) await refuseUnseenMatches(write, given);
  const id = await insert(write, data);
  const domain = institutionalDomain(official.email);
  if (domain) await setDomains(write, id, [domain]);
  if (investigatorId !== undefined) await linkPrimary(write, investigatorId, id);
  await ports.inviteOfficial(write, id, official);
  await advance(ports, write, id, data.status);
  await tellAdministrators(write, id, `${data.name.trim()} was added as an institution`);
  return id;
}

async function refuseUnseenMatches(write: InstitutionWrite, given: NewInstitution): Promise<void> {
  const matches = await suggestedInstitutions(write, {
    name: given.institution_data.name,
    ein: given.institution_data.ein,
    domain: given.io_data.email,
  });
  if (matches.length > 0) throw invalid({ confirm_duplicate_domain: [MESSAGES.suggestedInstitutions] });
}

async function insert(write: InstitutionWrite, data: NewInstitution['institution_data']): Promise<number> {
  const [row] = await write.call.database.query<{ id: number }>(
    {
      text: `insert into core.institution (name, official_name, ein, nonprofit) values ($1, $2, $3, $4)
        on conflict do nothing returning id`,
      values: [
        data.name.trim(),
        data.official_name?.trim() ?? null,
        data.ein?.trim() ?? null,
        data.nonprofit ?? null,
      ],
    },
    write.trx,
  );
  if (!row) throw invalid([MESSAGES.institutionNotCreated]);
  return row.id;
}

/** An administrator who gave the details may put it under review, or approve it at once. */
async function advance(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  id: number,
  status: InstitutionStatus | undefined,
): Promise<void> {
  if (status !== S.UNDER_REVIEW && status !== S.APPROVED) return;
  await moveInstitution(write, id, 'submit');
  if (status === S.APPROVED) await decide(ports, write, id, { decision: 'approve', email: undefined });
}

/** @throws INVALID_INPUT when the account that an administrator names is no investigator */
export async function requireInvestigator({ call, trx }: InstitutionWrite, userId: number): Promise<void> {
  const rows = await call.database.query(
    {
      text: `select 1 from core.account a where a.id = $1 and a.active and exists (select 1 from core.account_group g
        where g.account_id = a.id and g.role in ('primary_researcher', 'pi_sbso'))`,
      values: [userId],
    },
    trx,
  );
  if (rows.length === 0) throw invalid({ user: ['This person is not a Principal Investigator'] });
}
