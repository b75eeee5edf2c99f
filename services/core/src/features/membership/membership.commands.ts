/** An institution confirms or removes its researchers (spec 3 sections 4.10 and 7; decision 135). */
import { RDA_STATUS, ReadinessChanged, type AffiliatedResearcher, type Verdict } from '@portal/contract';
import { forbidden, invalid, notFound, portalNowSql, say, sql, trustedSql, wrongState } from '@portal/kit';
import { z } from 'zod';
import { institutionRefusals } from '../../texts/en/institution-refusals.ts';
import { InstitutionModel } from '../../models/index.ts';
import { promoteNextInstitution, type InstitutionWrite } from '../institution/index.ts';
import { mailConfirmed, mailDisowned, notifyOfVerification } from './membership.mail.ts';
import { RESEARCHERS } from './membership.queries.ts';

/** Verification years use the portal clock, which can be moved in tests. */
const NOW = trustedSql(portalNowSql);

/** Maximum number of missing people that a refusal lists by name. */
const NAMED = 5;

const Researcher = z.object({
  link_id: z.int(),
  verified: z.boolean().nullable(),
  confirmed: z.boolean(),
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
});
type Researcher = Readonly<z.output<typeof Researcher>>;

interface Verification extends InstitutionWrite {
  readonly institution: { readonly id: number; readonly name: string };
  /** The institution's researchers as the caller sees them. Their rows are locked. */
  readonly listed: readonly AffiliatedResearcher[];
}

/**
 * The caller has locked the rows of the people, so their institutions cannot change. Repeating a decision only updates
 * its date.
 * A caller who decides about one person whose year is over must decide about all such people (spec 3 section 5).
 * Newcomers may wait (decision 390).
 * @throws INVALID_INPUT when a person who is due is missing; NOT_FOUND for a person who is no researcher there;
 * WRONG_STATE for the institution's official; FORBIDDEN for the caller themself
 */
export async function verifyResearchers(write: Verification, verdicts: readonly Verdict[]): Promise<void> {
  const { work, actor, institution } = write;
  const ids = verdicts.map((verdict) => verdict.user_id);
  if (ids.includes(actor.userId)) throw forbidden(institutionRefusals.membership.ownDecision);
  const found = await work.read(InstitutionModel).findById(institution.id).withRelated('current_rda');
  const official = found?.current_io_id ?? null;
  const isExecuted = found?.current_rda?.additional_data['status'] === RDA_STATUS.FULLY_EXECUTED;
  if (official !== null && ids.includes(official))
    throw wrongState(institutionRefusals.membership.officialFirst);
  const people = await work.rows(
    Researcher,
    sql`select ui.id as link_id, ui.verified, ui.confirmed, a.id, a.email::text as email, a.first_name, a.last_name
      from ${RESEARCHERS} and ui.institution_id = ${institution.id} and a.id = any(${ids}::int[])`,
  );
  if (people.length < ids.length) throw notFound();
  refusePart(write, ids);
  const staying: number[] = [];
  for (const verdict of verdicts) {
    const person = people.find(({ id }) => id === verdict.user_id);
    if (person && !(await decide({ ...write, isExecuted }, person, verdict))) staying.push(person.id);
  }
  if (staying.length > 0) await work.emit(ReadinessChanged, { user_ids: staying });
  if (findYearly(write).some(({ user }) => ids.includes(user.id))) await endYear(write, verdicts);
}

const findYearly = ({ listed }: Verification): readonly AffiliatedResearcher[] =>
  listed.filter(({ due }) => due === 'annual');

function refusePart(write: Verification, ids: readonly number[]): void {
  const yearly = findYearly(write);
  const missing = yearly.filter(({ user }) => !ids.includes(user.id));
  if (missing.length === 0 || missing.length === yearly.length) return;
  const names = missing.slice(0, NAMED).map(({ user }) => user.display_name);
  throw invalid([
    missing.length > NAMED
      ? say(institutionRefusals.membership.undecidedMore, {
          names: names.join(', '),
          count: missing.length - NAMED,
        })
      : say(institutionRefusals.membership.undecided, { names: names.join(', ') }),
  ]);
}

/**
 * Called when everyone is decided for this year. Records it in the institution's history and notifies the
 * administrators.
 */
async function endYear(write: Verification, verdicts: readonly Verdict[]): Promise<void> {
  const { work, actor, institution } = write;
  const { id } = institution;
  await work.run(
    sql`update core.institution set verified_at = ${NOW}, verified_by_id = ${actor.userId} where id = ${id}`,
  );
  const removed = verdicts.filter(({ verified }) => !verified).length;
  await notifyOfVerification(work, institution, { confirmed: verdicts.length - removed, removed });
}

/** @returns whether the person moves to another institution; `ReadinessChanged` was then already emitted */
async function decide(
  write: Verification & { readonly isExecuted: boolean },
  person: Researcher,
  { verified, removal_reason: reason }: Verdict,
): Promise<boolean> {
  const { work } = write;
  const why = verified ? null : (reason?.trim() ?? null);
  await work.run(
    sql`update core.user_institution set verified = ${verified}, last_checked = ${NOW}, removal_reason = ${why}
      where id = ${person.link_id}`,
  );
  if (verified && !person.confirmed) await mailConfirmed(write, person, write.isExecuted);
  if (verified || person.verified === false) return false;
  const moved = await leavePrimary(write, person);
  await mailDisowned(write, person, why ?? '');
  return moved;
}

/**
 * A person with another institution gets that one as primary. A person without one can no longer sign in ('Invalid
 * institution').
 */
async function leavePrimary({ work }: Verification, person: Researcher): Promise<boolean> {
  const moved = await work.run(
    sql`update core.user_institution ui set "primary" = false where ui.id = ${person.link_id} and ui."primary"
      and exists (select 1 from core.user_institution other
        where other.user_id = ui.user_id and other.id <> ui.id and other.verified is distinct from false)`,
  );
  if (moved > 0) await promoteNextInstitution(work, [person.id]);
  return moved > 0;
}
