/** Words to superusers about a system beside the portal that stopped answering, or answers again. */
import { MailRequested } from '@portal/contract';
import type { CheckedService } from '@portal/contract/administration';
import { inLanguageOf, notify, paragraph, say, sql, translate, writeMoment, type Work } from '@portal/kit';
import { z } from 'zod';
import { outageMail as texts } from '../../texts/en/outage-mail.ts';

export interface OutageMailWords {
  readonly portalUrl: string;
  /** The foundation's, by which moments are named. */
  readonly timeZone: string;
}

const Superuser = z.object({ id: z.int(), email: z.string(), first_name: z.string() });
type Superuser = z.output<typeof Superuser>;

export const readSuperusers = (work: Work): Promise<readonly Superuser[]> =>
  work.rows(
    Superuser,
    sql`select a.id, a.email::text, a.first_name from core.account a
      join core.account_group held on held.account_id = a.id and held.role = 'superuser'
      where a.active order by a.id`,
  );

interface Outage {
  readonly id: number;
  readonly service: CheckedService;
  readonly state: 'failing' | 'unreachable';
  readonly began: Date;
}

const REDIRECT = '/superuser';

/** A line for the bell and a mail to each, once for an outage. */
export async function tellOfOutage(
  work: Work,
  superusers: readonly Superuser[],
  { id, service, state, began }: Outage,
  { portalUrl, timeZone }: OutageMailWords,
): Promise<void> {
  const subject = (): string => say(texts[state].subject, { system: service });
  await notify(work, {
    key: `outage:${id}`,
    recipients: superusers.map(({ id: recipient }) => recipient),
    message: subject,
    redirect: REDIRECT,
  });
  for (const person of superusers)
    await work.emit(MailRequested, {
      key: `outage:${id}:${person.id}`,
      template: 'system_outage',
      model_name: 'user',
      object_id: String(person.id),
      to: [person.email],
      ...(await inLanguageOf(work, person.email, () => ({
        subject: subject(),
        body: [
          paragraph(say(texts.salutation, { name: person.first_name })),
          paragraph(say(texts[state].text, { system: service, time: writeMoment(began, timeZone) })),
          paragraph(translate(texts.cost)),
          paragraph(say(texts.where, { address: `${portalUrl}${REDIRECT}` })),
        ].join('\n'),
      }))),
      actor_id: null,
    });
}

/** Whoever was told of the outage is told of its end, by the bell alone. */
export const tellOfEnd = (
  work: Work,
  told: readonly number[],
  { id, service }: Pick<Outage, 'id' | 'service'>,
): Promise<void> =>
  notify(work, {
    key: `outage-ended:${id}`,
    recipients: told,
    message: () => say(texts.ended, { system: service }),
    redirect: REDIRECT,
  });
