/** A smaller copy of the people and institutions that core's seed creates, used only in tests of this seed. */
import { createFactories } from '@portal/core/testing';
import { ROLES, type Role } from '@portal/contract';
import type { TestDatabase, TestInstitution } from '@portal/kit/testing';

export async function populate(database: TestDatabase): Promise<void> {
  const build = createFactories(database);
  for (const cohort of ['SSC', 'Simons Searchlight', 'SPARK', 'AIC']) await build.cohort(cohort);
  const institutions: TestInstitution[] = [];
  for (let number = 1; number <= 8; number += 1)
    institutions.push(
      await build.institution({
        name: `University ${number}`,
        // One person without an agreement, and one whose agreement is not signed yet.
        ...(number === 8 ? { status: 1, rdaStatus: null } : { rdaStatus: number === 7 ? 2 : 3 }),
      }),
    );
  const person = (name: string, role: Role, number: number, joinder = true) =>
    build.person({
      email: name,
      firstName: 'Given',
      lastName: name.replace(/@.*/, '').replace(/^./, (letter) => letter.toUpperCase()),
      roles: [role],
      institution: institutions[number - 1] ?? null,
      joinder,
    });
  for (const role of ROLES)
    for (const number of [1, 2]) await person(`${role}${number}@people.test`, role, number);
  for (let number = 1; number <= 24; number += 1)
    await person(
      `investigator${number}@people.test`,
      'primary_researcher',
      (number % 8) + 1,
      number % 5 !== 4,
    );
  await person('pi@demo.test', 'primary_researcher', 1);
  await person('pi2@demo.test', 'primary_researcher', 2);
  await person('newpi@demo.test', 'primary_researcher', 8, false);
  await person('reviewer@demo.test', 'sfari_reviewer', 1);
  await person('admin@demo.test', 'sfari_admin', 1);
}
