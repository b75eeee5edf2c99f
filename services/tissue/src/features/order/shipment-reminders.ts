/** A researcher who has not confirmed a shipment after ten days is asked once whether it arrived (decision 352). */
import { CONFIRMATION_DAYS, writeDay } from '@portal/contract';
import { say, sql, transact, translate, type Database, type Work } from '@portal/kit';
import { z } from 'zod';
import { shipmentMail as words } from '../../texts/en/order.ts';
import { notifyOfShipment } from './shipment-mail.ts';

export interface ReminderRules {
  /** The foundation's time zone. */
  readonly timeZone: string;
}

/** Shipments per transaction, so that transactions stay short. */
const BATCH_SIZE = 50;
const Due = z.object({ id: z.int(), day: z.string() });

/** @returns how many reminders were sent */
export async function remindOfShipments(
  database: Database,
  rules: ReminderRules,
  now: Date = new Date(),
): Promise<number> {
  let reminded = 0;
  for (;;) {
    const count = await transact(database, { actorId: null }, (work) => remindSome(work, rules, now));
    reminded += count;
    if (count < BATCH_SIZE) return reminded;
  }
}

/**
 * The shipment's flag is set together with its email. If two instances run, the second sees the flag; after a restart
 * no one is asked again.
 */
export async function remindSome(work: Work, rules: ReminderRules, now: Date): Promise<number> {
  const due = await work.rows(
    Due,
    sql`update tissue.shipment shipment set reminded = ${now}::timestamptz
      where shipment.id in (select waiting.id from tissue.shipment waiting
        where waiting.confirmed is null and waiting.reminded is null and waiting.state in ('sent', 'arrived')
          and waiting.sent <= ${now}::timestamptz - make_interval(days => ${CONFIRMATION_DAYS})
        order by waiting.id limit ${BATCH_SIZE} for update skip locked)
      returning shipment.id, ((shipment.sent at time zone ${rules.timeZone})::date)::text as day`,
  );
  for (const { id, day } of due)
    await notifyOfShipment(work, id, {
      key: `shipment-reminder-${id}-${day}`,
      template: 'shipment_reminder',
      subject: (code) => say(words.reminderSubject, { code }),
      above: (code) => [say(words.reminderOpening, { code, day: writeDay(day) })],
      below: () => [translate(words.reminderNext)],
    });
  return due.length;
}
