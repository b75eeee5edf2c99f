/** Institutions whose official was invited and has not answered, or declined. */
import { INSTITUTION_STATUS } from '@portal/contract';
import { minutesAfter, type Calendar } from './calendar.ts';
import { UNANSWERED } from './data/activity.data.ts';
import { changeInstitution, foundInstitution } from './institution.seed.ts';
import { insertPerson, linkPerson, type PeopleSeed } from './people.seed.ts';

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

export async function seedUnanswered(seed: PeopleSeed & { readonly calendar: Calendar }): Promise<void> {
  const { context, calendar } = seed;
  for (const { name, domain, founder, asked, daysAgo, declined } of UNANSWERED) {
    const at = calendar.daysAgo(daysAgo);
    const [firstName, lastName, title] = founder;
    const by = await insertPerson(seed, {
      email: `${plain(firstName)}.${plain(lastName)}@${domain}`,
      firstName,
      lastName,
      title,
      roles: ['primary_researcher'],
      primaryRole: 'primary_researcher',
      at: minutesAfter(at, -30),
    });
    const plan = { name, officialName: name, domain, status: INSTITUTION_STATUS.PENDING_SBSO, rda: 4 };
    const id = await foundInstitution(context, plan, { by, at });
    await linkPerson(context, { userId: by, institutionId: id, at: minutesAfter(at, 1), joinderAt: null });
    const answered = minutesAfter(at, 60 * 26);
    await context.client.query(
      `insert into core.official_invitation (institution_id, invited_by, first_name, last_name, title, email, status, reason, answered_at, created, modified)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
      [
        id,
        by,
        asked[0],
        asked[1],
        asked[2],
        `${plain(asked[0])}.${plain(asked[1])}@${domain}`,
        declined ? 'declined' : 'invited',
        declined,
        declined ? answered : null,
        at,
      ],
    );
    if (declined)
      await changeInstitution(context, id, { by, at: answered }, { status: INSTITUTION_STATUS.NEW_SBSO });
  }
}
