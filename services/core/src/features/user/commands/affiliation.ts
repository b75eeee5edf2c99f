/** Sets the institutions of a person, from the profile and by administrators (spec 1 section 5, spec 3 section 5). */
import { INSTITUTION_STATUS, MESSAGES } from '@portal/contract';
import { invalid, say, sql, trustedSql } from '@portal/kit';
import { z } from 'zod';
import { restrictedSql } from '../../../rules/restricted-country.sql.ts';
import { accountRefusals } from '../../../texts/en/account-refusals.ts';
import type { OneAccount } from './roles.ts';

const Link = z.object({ institution_id: z.int(), primary: z.boolean(), disowned: z.boolean() });
type Link = z.output<typeof Link>;

/** `null` removes all; one id replaces the primary institution; a list replaces all, with the primary one first. */
export type WantedInstitutions = number | null | readonly number[];

export async function setInstitutions(
  account: OneAccount,
  wanted: WantedInstitutions,
  { byStaff }: { readonly byStaff: boolean },
): Promise<void> {
  const { work, userId } = account;
  const links = await lockLinks(account);
  const ids = listWanted(wanted, links);
  await checkChosen(account, ids, links, byStaff);
  await checkOffices(account, ids);
  // Rows with an institution's decision to remove the person are not deleted; otherwise leaving and joining again would
  // undo it.
  await work.run(
    sql`delete from core.user_institution
      where user_id = ${userId} and institution_id <> all(${ids}::int[]) and verified is not false`,
  );
  await work.run(
    sql`update core.user_institution set "primary" = false where user_id = ${userId} and "primary"`,
  );
  await work.run(
    sql`insert into core.user_institution (user_id, institution_id) select ${userId}, unnest(${ids}::int[])
      on conflict (user_id, institution_id) do update set verified = null, removal_reason = null
        where user_institution.verified is false`,
  );
  const [first] = ids;
  if (first !== undefined)
    await work.run(
      sql`update core.user_institution set "primary" = true where user_id = ${userId} and institution_id = ${first}`,
    );
}

const lockLinks = ({ work, userId }: OneAccount): Promise<Link[]> =>
  work.rows(
    Link,
    sql`select institution_id, "primary", coalesce(verified = false, false) as disowned
      from core.user_institution where user_id = ${userId} order by id for update`,
  );

function listWanted(wanted: WantedInstitutions, links: readonly Link[]): number[] {
  if (wanted === null) return [];
  if (typeof wanted !== 'number') return [...new Set(wanted)];
  const others = links.filter((link) => !link.primary && !link.disowned).map((link) => link.institution_id);
  return [...new Set([wanted, ...others])];
}

/** @throws 400 for an institution that does not exist or that the person may not choose */
async function checkChosen(
  { work }: OneAccount,
  ids: readonly number[],
  links: readonly Link[],
  byStaff: boolean,
): Promise<void> {
  const rows = await work.rows(
    z.object({ id: z.int(), offered: z.boolean() }),
    sql`select t.id, t.status = ${INSTITUTION_STATUS.APPROVED} and not ${trustedSql(restrictedSql('t'))} as offered
      from core.institution t where t.id = any(${ids}::int[]) and t.deleted_at is null for share`,
  );
  for (const id of ids) {
    const found = rows.find((row) => row.id === id);
    const link = links.find((one) => one.institution_id === id);
    if (!found) throw invalid({ institutions: [MESSAGES.institutionUnselected] });
    if (byStaff) continue;
    if (link?.disowned)
      throw invalid({
        institutions: [accountRefusals.user.noLongerMember],
      });
    if (!link && !found.offered) throw invalid({ institutions: [MESSAGES.institutionUnselected] });
  }
}

/** @throws 400 when an institution would lose its only Signing Official */
async function checkOffices({ work, userId }: OneAccount, ids: readonly number[]): Promise<void> {
  const office = await work.row(
    z.object({ name: z.string() }),
    sql`select name from core.institution where current_io_id = ${userId} and id <> all(${ids}::int[]) limit 1`,
  );
  if (office)
    throw invalid({
      institutions: [say(accountRefusals.user.signsFor, { institution: office.name })],
    });
}
