/**
 * Staff of the foundation and its reviewers. They are seeded first, because the history of all other rows names them.
 */
import type { Calendar } from './calendar.ts';
import { DEMO_STAFF, MORE_STAFF } from './data/demo-people.data.ts';
import { insertPerson, type PeopleSeed } from './people.seed.ts';

export interface Staff {
  readonly adminId: number;
  readonly leadId: number;
  readonly leadName: string;
}

export async function seedStaff(
  seed: PeopleSeed & { calendar: Calendar; nextName: () => readonly [string, string] },
): Promise<Staff> {
  const ids = new Map<string, number>();
  for (const person of DEMO_STAFF)
    ids.set(
      person.key,
      await insertPerson(seed, {
        ...person,
        email: `${person.key}@demo.test`,
        at: seed.calendar.daysAgo(2500),
      }),
    );
  for (const [role, title, count] of MORE_STAFF)
    for (let number = 0; number < count; number += 1) {
      const [firstName, lastName] = seed.nextName();
      await insertPerson(seed, {
        email: `${firstName}.${lastName}@foundation.test`.toLowerCase(),
        firstName,
        lastName,
        title,
        roles: [role],
        primaryRole: role,
        at: seed.calendar.daysAgo(2000 - number * 90),
      });
    }
  const lead = DEMO_STAFF.find((person) => person.key === 'lead');
  const [adminId, leadId] = [ids.get('admin'), ids.get('lead')];
  if (!lead || adminId === undefined || leadId === undefined)
    throw new Error('the demo has no administrators');
  return { adminId, leadId, leadName: `${lead.firstName} ${lead.lastName}` };
}
