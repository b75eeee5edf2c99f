/** Builds institutions at a chosen distance from the anniversary of their RDA. */
import { addDays, addYears, dayIn, DEFAULT_BRANDING } from '@portal/contract';
import type { TestInstitution, TestPerson } from '@portal/kit/testing';
import type { Factories } from './factories.ts';

/** The day that is `days` days from today in the foundation's time zone. */
export const dayAhead = (days: number): string =>
  addDays(dayIn(new Date(), DEFAULT_BRANDING.time_zone), days);

export interface InstitutionYear {
  readonly institution: TestInstitution;
  readonly official: TestPerson;
  readonly researchers: readonly TestPerson[];
  /** The next anniversary; for an overdue institution, the missed one. */
  readonly anniversary: string;
}

type Build = Pick<Factories, 'institution' | 'person' | 'sql'>;

/**
 * Builds an institution whose people joined before the RDA was executed and were last verified for the previous
 * anniversary.
 */
export async function buildYear(
  build: Build,
  { daysAhead, people = 1, name }: { daysAhead: number; people?: number; name?: string },
): Promise<InstitutionYear> {
  const institution = await build.institution(name === undefined ? {} : { name });
  const official = await build.person({ roles: ['sbso'], institution });
  const researchers: TestPerson[] = [];
  for (let count = 0; count < people; count += 1)
    researchers.push(await build.person({ institution, lastName: `Yearly ${count}` }));
  const anniversary = dayAhead(daysAhead);
  const executed = addYears(anniversary, -2);
  await build.sql(
    `update core.file set additional_data = additional_data || jsonb_build_object('sf_signature_date', $2 || 'T12:00:00')
      where institution_id = $1`,
    [institution.id, executed],
  );
  await build.sql('update core.institution set current_io_id = $2 where id = $1', [
    institution.id,
    official.id,
  ]);
  // The last verification was for the previous anniversary.
  await build.sql(
    `update core.user_institution set created = $2::date - 300, last_checked = $3::date + time '12:00'
      where institution_id = $1`,
    [institution.id, executed, addYears(executed, 1)],
  );
  return { institution, official, researchers, anniversary };
}
