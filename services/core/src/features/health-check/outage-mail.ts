/** Mails and notifications to superusers when an external system stops answering or answers again. */
import type { CheckedService } from '@portal/contract/administration';
import { writeMoment } from '@portal/common';
import { notify, say, translate, type Work } from '@portal/kit';
import { notifyByMail } from '../../notify-by-mail.ts';
import type { Superuser } from '../../rules/superusers.ts';
import { outageMail as texts } from '../../texts/en/outage-mail.ts';

interface Outage {
  readonly id: number;
  readonly service: CheckedService;
  readonly state: 'failing' | 'unreachable';
  readonly began: Date;
}

const PATH = '/superuser';

/**
 * Sends each superuser a notification and a mail, once per outage.
 * @param timeZone the foundation's time zone, in which times are written
 */
export const notifyOfOutage = (
  work: Work,
  superusers: readonly Superuser[],
  { id, service, state, began }: Outage,
  timeZone: string,
): Promise<void> =>
  notifyByMail(work, superusers, {
    key: `outage:${id}`,
    template: 'system_outage',
    about: { model: 'system', id: service },
    path: PATH,
    write: () => ({
      subject: say(texts[state].subject, { system: service }),
      paragraphs: [
        say(texts[state].text, { system: service, time: writeMoment(began, timeZone) }),
        translate(texts.cost),
      ],
      linkLabel: translate(texts.link),
    }),
  });

/** Informs those who were notified of the outage that it is over; a notification only, no mail. */
export const notifyOfOutageEnd = (
  work: Work,
  notified: readonly number[],
  { id, service }: Pick<Outage, 'id' | 'service'>,
): Promise<void> =>
  notify(work, {
    key: `outage-ended:${id}`,
    recipients: notified,
    message: () => say(texts.ended, { system: service }),
    redirect: PATH,
  });
