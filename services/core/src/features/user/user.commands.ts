/** Writes on people: own profile, and what administrators change (spec 1 sections 5 and 6). */
import { ReadinessChanged, type Role, type userObject } from '@portal/contract';
import { invalid, type ResourceCommands } from '@portal/kit';
import { endSessionsOf } from '../account/index.ts';
import type { Mailing } from '../account-mail/index.ts';
import type { OrcidProofs } from '../registration/index.ts';
import { addComment } from '../user-comment/index.ts';
import { renewSecrets } from './fresh-secrets.command.ts';
import { setInstitutions, type WantedInstitutions } from './user-affiliation.ts';
import { blankIsNull } from './blank.ts';
import { leaveAllOffices, leaveOfficesWithoutRole } from './offices.ts';
import { rolesOf, setRoles, type OneAccount } from './user-roles.ts';

type Patch = NonNullable<ResourceCommands<typeof userObject, unknown>['patch']>;
type Body = Parameters<Patch>[0]['body'];

/** Which action of the policy each field needs; the others are `edit`. */
export const userPatchActions = {
  primary_role: 'choose_role',
  active: 'set_active',
  groups: 'set_groups',
  additional_data: 'set_groups',
  abn_approved: 'approve_tissue',
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
  async ({ call, work, trx, body, loaded }) => {
    const account: OneAccount = { database: call.database, trx, userId: Number(loaded.id) };
    const { comments, ...fields } = body;
    if (comments) await addComment(call, trx, account.userId, comments.add);
    // A note about somebody does not make stale what others edit.
    if (Object.keys(fields).length === 0) return;
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
    await updateAccount(account, {
      first_name: fields.first_name?.trim(),
      last_name: fields.last_name?.trim(),
      title: blankIsNull(fields.title),
      phone_number: blankIsNull(fields.phone_number),
      orcid: fields.orcid,
      primary_role: fields.primary_role,
      active: fields.active,
      abn_approved: fields.abn_approved,
      globus_username: fields.profile?.globus_username,
      dataset_update_email_opted_in: fields.dataset_update_email_opted_in,
    });
    if (fields.active === false) await endSessionsOf(call.database, trx, account.userId);
    if (fields.active !== undefined || groups || institutions !== undefined)
      await work.emit(ReadinessChanged, { user_ids: [account.userId] });
  };

/** Clearing the institution clears them all, whatever list was sent beside it (spec 1 section 5). */
const wantedInstitutions = ({ institution, institutions }: Body): WantedInstitutions | undefined =>
  institution === null ? null : (institutions ?? institution);

/** Sets what was sent. The row is touched in any case, so that its version also moves when only groups changed. */
async function updateAccount(
  { database, trx, userId }: OneAccount,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const assignments = ['modified = now()', ...sent.map(([name], index) => `${name} = $${index + 2}`)];
  await database.query(
    {
      text: `update core.account set ${assignments.join(', ')} where id = $1`,
      values: [userId, ...sent.map(([, value]) => value)],
    },
    trx,
  );
}

/** One's own iD comes from ORCID; taking it away, and sending the one that is known, needs no proof. */
async function checkOwnOrcid(
  { database, trx, userId }: OneAccount,
  { orcid, orcid_proof: proof }: Body,
  proofs: OrcidProofs,
): Promise<void> {
  if (!orcid) return;
  const [same] = await database.query(
    { text: 'select 1 from core.account where id = $1 and orcid = $2', values: [userId, orcid] },
    trx,
  );
  if (!same) await proofs.take(database, trx, { orcid, userId, proof, field: 'orcid' });
}

async function checkPrimaryRole(account: OneAccount, role: Role): Promise<void> {
  const held = await rolesOf(account);
  if (!held.includes(role)) throw invalid({ primary_role: ['This role is not one of the person’s roles'] });
}
