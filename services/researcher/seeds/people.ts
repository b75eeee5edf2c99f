import { isRole, type Role } from '@portal/contract';
import type pg from 'pg';

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly institution_id: number | null;
  readonly institution: string | null;
  readonly globus_username: string | null;
  /** Account, agreement and joinder are complete. */
  readonly ready: boolean;
  readonly roles: readonly string[];
}

export interface People {
  readonly investigators: readonly Person[];
  /** People with the role `role`, the demo person first. @throws when there is none */
  of(role: Role): readonly Person[];
  named(email: string): Person | undefined;
}

/** Loads the people created by the core service's seed, which runs earlier. */
export async function loadPeople(client: pg.Client): Promise<People> {
  const { rows } = await client.query<Person>(`
    select person.id, person.email, person.first_name, person.last_name, person.institution_id, person.globus_username,
      institution.name as institution,
      coalesce(person.active and institution.status = 3 and institution.rda_status = 3 and link.joinder_date is not null,
        false) as ready,
      array(select held.role from core_api.person_group held where held.user_id = person.id order by held.role) as roles
    from core_api.person person
    left join core_api.institution institution on institution.id = person.institution_id
    left join core_api.user_institution link on link.user_id = person.id and link.institution_id = person.institution_id
    -- Members whom their institution did not confirm have received nothing yet.
    where person.verified and coalesce(link.confirmed, true)
    order by person.email not like '%@demo.test', person.id`);
  const of = (role: Role): Person[] => {
    const found = rows.filter((person) => person.roles.includes(role));
    if (found.length === 0) throw new Error(`the seed of the core service has no one who is ${role}`);
    return found;
  };
  const staff = (person: Person) =>
    person.roles.some((role) => isRole(role) && !['primary_researcher', 'pi_sbso', 'sbso'].includes(role));
  return {
    investigators: rows.filter(
      (person) =>
        (person.roles.includes('primary_researcher') || person.roles.includes('pi_sbso')) && !staff(person),
    ),
    of,
    named: (email) => rows.find((person) => person.email === email),
  };
}
