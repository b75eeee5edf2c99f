/**
 * Computes who may have the datasets of a request with its own queries and code, sharing nothing with the service it
 * tests.
 */
import type { Harness } from '@portal/core/testing';

export interface Grant {
  readonly user_id: number;
  readonly access_type: string;
}

export const liveGrants = (harness: Harness, requestId: number): Promise<Grant[]> =>
  harness.build.sql<Grant>(
    `select user_id, access_type from researcher.dataset_access
     where request_id = $1 and status = 'granted' order by user_id`,
    [requestId],
  );

interface Person {
  readonly id: number;
  readonly email: string;
  readonly active: boolean;
  readonly institution_status: number | null;
}

/** Ids in order; empty unless the request is fulfilled and has not expired. */
export async function entitledPeople({ build }: Harness, requestId: number): Promise<number[]> {
  const [request] = await build.sql<{
    status: number;
    owner_id: number;
    project_id: number;
    expiration_date: Date | null;
  }>('select status, owner_id, project_id, expiration_date from researcher.request where id = $1', [
    requestId,
  ]);
  if (!request || request.status !== 7) return [];
  if (request.expiration_date && request.expiration_date <= new Date()) return [];
  const chosen = await build.sql<{ user_id: number; removal_date: string | null }>(
    'select user_id, removal_date from researcher.request_access where request_id = $1',
    [requestId],
  );
  const members = await build.sql<{ user_id: number | null; email: string; removal_date: Date | null }>(
    'select user_id, email::text as email, removal_date from researcher.team_member where project_id = $1',
    [request.project_id],
  );
  const people = await build.sql<Person>(
    `select account.id, account.email::text as email, account.active, institution.status as institution_status
     from core.account account
     left join core.user_institution link on link.user_id = account.id and link."primary"
     left join core.institution institution on institution.id = link.institution_id`,
  );
  const onTeam = (person: Person): boolean =>
    members.some(
      (member) =>
        member.removal_date === null &&
        (member.user_id === null
          ? member.email.toLowerCase() === person.email.toLowerCase()
          : member.user_id === person.id),
    );
  const isChosen = (person: Person): boolean =>
    chosen.some((entry) => entry.user_id === person.id && entry.removal_date === null);
  return people
    .filter((person) => person.active && person.institution_status === 3)
    .filter((person) => person.id === request.owner_id || (isChosen(person) && onTeam(person)))
    .map((person) => person.id)
    .toSorted((one, other) => one - other);
}
