/** What an assignment needs to know of the request and of the person, read through their owners' views. */
import type { RequestStatus, RequestType, Role } from '@portal/contract';
import { permittedSql, SqlValues, type Call, type Database } from '@portal/kit';
import type { Knex } from 'knex';
import { reviewPolicy } from './review.policy.ts';

export interface ReviewedRequest {
  readonly id: number;
  readonly sfari_request_id: string;
  readonly project_title: string;
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly owner_id: number;
}

/** The request, if the caller may assign reviewers to it: the policy's `create`, judged on the request. */
export async function findAssignableRequest(
  call: Pick<Call, 'actor' | 'database'>,
  trx: Knex.Transaction,
  id: number,
): Promise<ReviewedRequest | undefined> {
  const values = new SqlValues();
  const key = `r.id = ${values.bind(id)}`;
  const [request] = await call.database.query<ReviewedRequest>(
    {
      text: `select r.id, r.sfari_request_id, r.project_title, r.type, r.status, r.owner_id
        from researcher_api.request r where ${key} and ${permittedSql(reviewPolicy, call.actor, values, 'create')}`,
      values: values.values,
    },
    trx,
  );
  return request;
}

/** A review with whom it is announced to and about what; its row is locked. */
export async function findAnnounced(
  database: Database,
  trx: Knex.Transaction,
  id: number,
): Promise<{ readonly request: ReviewedRequest; readonly reviewer: Reviewer } | undefined> {
  const [locked] = await database.query<{ request_id: number; reviewer_id: number }>(
    {
      text: 'select t.request_id, t.reviewer_id from staff.review t where t.id = $1 for no key update',
      values: [id],
    },
    trx,
  );
  if (!locked) return undefined;
  const [request] = await database.query<ReviewedRequest>(
    {
      text: `select r.id, r.sfari_request_id, r.project_title, r.type, r.status, r.owner_id
        from researcher_api.request r where r.id = $1`,
      values: [locked.request_id],
    },
    trx,
  );
  const reviewer = await findReviewer({ database }, trx, locked.reviewer_id);
  return request && reviewer && { request, reviewer };
}

export interface Reviewer {
  readonly id: number;
  readonly display_name: string;
  readonly first_name: string;
  readonly email: string;
  readonly active: boolean;
  readonly roles: readonly Role[];
}

export async function findReviewer(
  { database }: Pick<Call, 'database'>,
  trx: Knex.Transaction,
  id: number,
): Promise<Reviewer | undefined> {
  const [reviewer] = await database.query<Reviewer>(
    {
      text: `select p.id, p.display_name, p.first_name, p.email, p.active,
          array(select g.role from core_api.person_group g where g.user_id = p.id) as roles
        from core_api.person p where p.id = $1`,
      values: [id],
    },
    trx,
  );
  return reviewer;
}
