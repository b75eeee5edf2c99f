/** To which institutions a person belongs: changed from the profile and by administrators (spec 1 section 5, spec 3 section 5). */
import { INSTITUTION_STATUS } from '@portal/contract';
import { invalid } from '@portal/kit';
import type { OneAccount } from './user-roles.ts';

interface Link {
  readonly institution_id: number;
  readonly primary: boolean;
  readonly disowned: boolean;
}

/** `null` clears all; one id takes the place of the primary institution; a list is all of them, the primary one first. */
export type WantedInstitutions = number | null | readonly number[];

export async function setInstitutions(
  account: OneAccount,
  wanted: WantedInstitutions,
  { byStaff }: { readonly byStaff: boolean },
): Promise<void> {
  const { database, trx, userId } = account;
  const links = await linksOf(account);
  const ids = idsOf(wanted, links);
  await checkChosen(account, ids, links, byStaff);
  await checkOffices(account, ids);
  const run = (text: string, values: readonly unknown[]) => database.query({ text, values }, trx);
  // What an institution said about somebody stays, or leaving and coming back would undo it.
  await run(
    `delete from core.user_institution where user_id = $1 and institution_id <> all($2::int[]) and verified is not false`,
    [userId, ids],
  );
  await run('update core.user_institution set "primary" = false where user_id = $1 and "primary"', [userId]);
  await run(
    `insert into core.user_institution (user_id, institution_id) select $1, unnest($2::int[])
     on conflict (user_id, institution_id) do update set verified = null, removal_reason = null
       where user_institution.verified is false`,
    [userId, ids],
  );
  if (ids.length > 0)
    await run(
      'update core.user_institution set "primary" = true where user_id = $1 and institution_id = $2',
      [userId, ids[0]],
    );
}

const linksOf = ({ database, trx, userId }: OneAccount): Promise<Link[]> =>
  database.query<Link>(
    {
      text: `select institution_id, "primary", coalesce(verified = false, false) as disowned
        from core.user_institution where user_id = $1 order by id for update`,
      values: [userId],
    },
    trx,
  );

function idsOf(wanted: WantedInstitutions, links: readonly Link[]): number[] {
  if (wanted === null) return [];
  if (typeof wanted !== 'number') return [...new Set(wanted)];
  const others = links.filter((link) => !link.primary && !link.disowned).map((link) => link.institution_id);
  return [...new Set([wanted, ...others])];
}

/** @throws 400 for an institution that is not there, or that the person may not choose */
async function checkChosen(
  { database, trx }: OneAccount,
  ids: readonly number[],
  links: readonly Link[],
  byStaff: boolean,
): Promise<void> {
  const rows = await database.query<{ id: number; status: number }>(
    {
      text: 'select id, status from core.institution where id = any($1::int[]) and deleted_at is null for share',
      values: [ids],
    },
    trx,
  );
  for (const id of ids) {
    const found = rows.find((row) => row.id === id);
    const link = links.find((one) => one.institution_id === id);
    if (!found) throw invalid({ institutions: ['Please select an institution'] });
    if (byStaff) continue;
    if (link?.disowned)
      throw invalid({
        institutions: ['You seem to be no longer a member of this institution. Contact support.'],
      });
    if (!link && found.status !== INSTITUTION_STATUS.APPROVED)
      throw invalid({ institutions: ['Please select an institution'] });
  }
}

/** @throws 400 when an institution would lose its Signing Official without another one */
async function checkOffices({ database, trx, userId }: OneAccount, ids: readonly number[]): Promise<void> {
  const [office] = await database.query<{ name: string }>(
    {
      text: 'select name from core.institution where current_io_id = $1 and id <> all($2::int[]) limit 1',
      values: [userId, ids],
    },
    trx,
  );
  if (office)
    throw invalid({
      institutions: [`This person is the Signing Official of ${office.name}. Name another one there first.`],
    });
}
