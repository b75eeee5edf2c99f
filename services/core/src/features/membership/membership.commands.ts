/** The institution says who belongs to it and who does not (spec 3 sections 4.10 and 7; decision 135). */
import { RDA_STATUS, ReadinessChanged, type AffiliatedResearcher, type Verdict } from '@portal/contract';
import { forbidden, invalid, notFound, portalNowSql, say, sql, trustedSql, wrongState } from '@portal/kit';
import { z } from 'zod';
import { institutionRefusals } from '../../texts/en/institution-refusals.ts';
import { InstitutionModel } from '../../models/index.ts';
import { passOnPrimary, type InstitutionWrite } from '../institution/index.ts';
import { mailConfirmed, mailDisowned, notifyOfVerification } from './membership.mail.ts';
import { RESEARCHERS } from './membership.queries.ts';

/** Years are counted by a clock that may be moved. */
const NOW = trustedSql(portalNowSql);

/** People left out that a refusal names. */
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
  /** The institution's researchers as the caller sees them, locked. */
  readonly listed: readonly AffiliatedResearcher[];
}

/**
 * The rows of the people are locked, so no one else changes their institutions. Saying again what was said only dates it anew.
 * The person who decides about one of those whose year is over decides about all of them (spec 3 section 5); newcomers may wait
 * (decision 390).
 * @throws INVALID_INPUT where one of them is left out; NOT_FOUND for someone who is no researcher there; WRONG_STATE for who signs for it; FORBIDDEN for oneself
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

/** All of this year are decided: the institution's history and the administrators say so. */
async function endYear(write: Verification, verdicts: readonly Verdict[]): Promise<void> {
  const { work, actor, institution } = write;
  const { id } = institution;
  await work.run(
    sql`update core.institution set verified_at = ${NOW}, verified_by_id = ${actor.userId} where id = ${id}`,
  );
  const removed = verdicts.filter(({ verified }) => !verified).length;
  await notifyOfVerification(work, institution, { confirmed: verdicts.length - removed, removed });
}

/** @returns whether the person goes on at another institution, which is reported there */
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

/** Someone with another institution goes on there; without one they can no longer sign in ('Invalid institution'). */
async function leavePrimary({ work }: Verification, person: Researcher): Promise<boolean> {
  const moved = await work.run(
    sql`update core.user_institution ui set "primary" = false where ui.id = ${person.link_id} and ui."primary"
      and exists (select 1 from core.user_institution other
        where other.user_id = ui.user_id and other.id <> ui.id and other.verified is distinct from false)`,
  );
  if (moved > 0) await passOnPrimary(work, [person.id]);
  return moved > 0;
}
