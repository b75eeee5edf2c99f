/**
 * Declaring a conflict of interest and withdrawing one, with the effects of each in the same transaction (spec 3
 * section 4.8).
 */
import { REVIEWER_ROLE, TISSUE_TYPES, type BodyOf, type Role } from '@portal/contract';
import { type Call, type Work, forbidden, notFound, notify, say, sql, wrongState } from '@portal/kit';
import { z } from 'zod';
import { requestMails } from '../../texts/en/request-mails.ts';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { ConflictModel, RequestModel, ReviewModel } from '../../models/index.ts';
import { deleteReview, isLocked } from '../review/index.ts';

/** @returns the id of the answer */
export async function declareConflict(declaration: {
  readonly call: Call;
  readonly work: Work;
  readonly body: Required<BodyOf<'POST /conflict/'>>;
}): Promise<number> {
  const { call, work, body } = declaration;
  if (body.user !== call.actor.userId) throw forbidden(requestRefusals.conflict.oneself);
  // Locks the request first, as assigning, removing and deciding do, so that the later of two sees what the earlier
  // did.
  const request = await work.lock(RequestModel, body.request);
  const review = await work
    .read(ReviewModel)
    .matching({ request_id: body.request, reviewer_id: body.user })
    .first();
  if (!request || !review) throw notFound();
  if (isLocked(request.status)) throw wrongState(requestRefusals.conflict.closed);
  const present = await findPresentAnswer(work, body);
  // A declared conflict can be withdrawn only by an administrator.
  if (present?.conflict_exists) throw wrongState(requestRefusals.conflict.declared);
  const { id } = await work.of(ConflictModel).insert({
    request_id: body.request,
    user_id: body.user,
    conflict_exists: body.conflict_exists,
    explanation: body.conflict_exists ? body.explanation.trim() : '',
    author_id: body.user,
  });
  if (!body.conflict_exists) return id;
  const isPrimary = review.reviewer_role === REVIEWER_ROLE.PRIMARY;
  if (isPrimary) await deleteReview(work, review.id);
  await notifyAdministrators(work, { id, request, userId: body.user, isPrimary });
  return id;
}

const Present = z.object({ conflict_exists: z.boolean() });

/** The reviewer's latest answer. */
const findPresentAnswer = (
  work: Work,
  { request, user }: { readonly request: number; readonly user: number },
): Promise<z.output<typeof Present> | undefined> =>
  work.row(
    Present,
    sql`select conflict_exists from researcher_api.conflict where request_id = ${request} and user_id = ${user}`,
  );

const RequestId = z.object({ id: z.int() });

/**
 * Notifies those who assign reviewers to the request, except the reviewer, and except the owner, who must not learn who
 * reviews.
 */
async function notifyAdministrators(
  work: Work,
  declared: {
    readonly id: number;
    readonly request: RequestModel;
    readonly userId: number;
    readonly isPrimary: boolean;
  },
): Promise<void> {
  const { id, request, userId, isPrimary } = declared;
  const assigning: readonly Role[] = [
    'sfari_admin',
    'sfari_admin_lead',
    ...(TISSUE_TYPES.includes(request.type) ? (['abn_proj_mgr'] as const) : []),
  ];
  const people = await work.rows(
    RequestId,
    sql`select person.id from core_api.person person where person.active
      and person.id <> ${userId} and person.id <> ${request.owner_id}
      and exists (select 1 from core_api.person_group held where held.user_id = person.id
        and held.role = any(${[...assigning]}::text[]))
      order by person.id limit 1000`,
  );
  const [reviewer] = await work.rows(
    z.object({ display_name: z.string() }),
    sql`select display_name from core_api.person where id = ${userId}`,
  );
  const words = isPrimary ? requestMails.bell.conflictOfPrimary : requestMails.bell.conflictDeclared;
  await notify(work, {
    key: `conflict-${id}`,
    recipients: people.map((person) => person.id),
    message: () => say(words, { person: reviewer?.display_name ?? '', code: request.sfari_request_id }),
    redirect: `/request/${request.id}`,
  });
}

/** Inserts a row that withdraws the conflict; the answer itself never changes. */
export async function takeConflictBack(taking: {
  readonly call: Call;
  readonly work: Work;
  readonly loaded: { readonly id: number | string };
}): Promise<void> {
  const { call, work, loaded } = taking;
  const declared = await work.of(ConflictModel).findById(Number(loaded.id));
  if (!declared) throw notFound();
  await work.of(ConflictModel).insert({
    request_id: declared.request_id,
    user_id: declared.user_id,
    conflict_exists: false,
    author_id: call.actor.userId || null,
    takes_back: declared.id,
  });
}
