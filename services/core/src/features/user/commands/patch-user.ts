/** Changes accounts: the person's own profile, and changes by administrators (spec 1 sections 5 and 6). */
import { ReadinessChanged, type Role, type userObject } from '@portal/contract';
import { invalid, now, type ColumnName, type ResourceCommands, type SomeColumns } from '@portal/kit';
import { accountRefusals } from '../../../texts/en/account-refusals.ts';
import { AccountModel } from '../../../models/index.ts';
import { endSessions } from '../../account/index.ts';
import type { Mailing } from '../../account-mail/index.ts';
import type { OrcidProofs } from '../../registration/index.ts';
import { addComment } from '../../user-comment/index.ts';
import { renewSecrets } from './fresh-secrets.ts';
import { setInstitutions, type WantedInstitutions } from './affiliation.ts';
import { readAccount } from '../user.queries.ts';
import { leaveAllOffices, leaveOfficesWithoutRole } from './offices.ts';
import { readRoles, setRoles, type OneAccount } from './roles.ts';

/** Columns as they are stored: texts trimmed, and null where they say nothing. A field that is no column does not compile. */
export const storedColumns = <Fields extends object>(
  fields: Fields & Readonly<Record<Exclude<keyof Fields, ColumnName<AccountModel>>, never>>,
): SomeColumns<AccountModel> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  );

type Patch = NonNullable<ResourceCommands<typeof userObject, unknown>['patch']>;
type Body = Parameters<Patch>[0]['body'];

/** The policy action that each field needs; all other fields need `edit`. */
export const userPatchActions = {
  primary_role: 'choose_role',
  active: 'set_active',
  groups: 'set_groups',
  additional_data: 'set_groups',
  institution: 'affiliate',
  institutions: 'affiliate',
  comments: 'comment',
} as const;

export interface PersonParts {
  readonly mailing: Mailing;
  readonly orcidProofs: OrcidProofs;
}

export const patchUser =
  ({ mailing, orcidProofs }: PersonParts): Patch =>
  async ({ call, work, body, loaded }) => {
    const account: OneAccount = { work, userId: Number(loaded.id) };
    const { comments, ...fields } = body;
    const { groups: _roles, additional_data: _types, orcid_proof: _proof, profile, ...others } = fields;
    const { institution: _one, institutions: _all, ...columns } = others;
    if (comments)
      await addComment(work, { user_id: account.userId, author_id: call.actor.userId, text: comments.add });
    // A comment does not touch the account row, so open forms about the person do not become stale.
    if (Object.keys(fields).length === 0) return;
    if (fields.language && !mailing.languages.includes(fields.language))
      throw invalid({ language: [accountRefusals.user.languageNotOffered] });
    const groups = fields.groups ?? fields.additional_data?.user_type;
    const institutions = wantedInstitutions(fields);
    if (groups) await leaveOfficesWithoutRole(account, groups);
    if (fields.active === false) await leaveAllOffices(account);
    if (groups)
      await renewSecrets(work, mailing, account.userId, await setRoles(account, call.actor, groups));
    if (fields.primary_role) await checkPrimaryRole(account, fields.primary_role);
    if (call.actor.userId === account.userId) await checkOwnOrcid(account, fields, orcidProofs);
    if (institutions !== undefined)
      await setInstitutions(account, institutions, { byStaff: call.actor.userId !== account.userId });
    await updateAccount(account, storedColumns({ ...columns, ...profile }));
    if (fields.active === false) await endSessions(work, account.userId);
    // External systems that grant data access identify the person by the profile, so they must learn of the change.
    if (fields.active !== undefined || groups || institutions !== undefined || fields.profile)
      await work.emit(ReadinessChanged, { user_ids: [account.userId] });
  };

/** A null institution removes all institutions, even when a list was sent too (spec 1 section 5). */
const wantedInstitutions = ({ institution, institutions }: Body): WantedInstitutions | undefined =>
  institution === null ? null : (institutions ?? institution);

/**
 * Sets the fields that were sent. The row is always touched, so that its version also changes when only groups changed.
 */
async function updateAccount({ work, userId }: OneAccount, fields: SomeColumns<AccountModel>): Promise<void> {
  await work
    .of(AccountModel)
    .findById(userId)
    .patch({ ...fields, modified: now() });
}

/**
 * People may set their own iD only with a proof from ORCID. Removing the iD or sending the stored one needs no proof.
 */
async function checkOwnOrcid(
  { work, userId }: OneAccount,
  { orcid, orcid_proof: proof }: Body,
  proofs: OrcidProofs,
): Promise<void> {
  if (!orcid) return;
  const known = await readAccount(work, userId);
  if (known.orcid !== orcid) await proofs.take(work, { orcid, userId, proof, field: 'orcid' });
}

async function checkPrimaryRole(account: OneAccount, role: Role): Promise<void> {
  const assigned = await readRoles(account);
  if (!assigned.includes(role)) throw invalid({ primary_role: [accountRefusals.user.foreignRole] });
}
