/** How often researchers may remind a Signing Official of an agreement that waits for a signature (decision 558). */
import { writeDay } from '@portal/contract';
import { say, type Actor } from '@portal/kit';
import { reminderRefusals } from '../texts/en/reminder-refusals.ts';

/** The facts that decide about a reminder, part of the state of both kinds of agreements. */
export interface ReminderState {
  /** The institution's current Signing Official; null if it has none. */
  readonly official: number | null;
  /** When the official may be reminded again; null if no reminder was sent in the last seven days. */
  readonly remind_from: string | null;
}

/** @param ownRows condition that selects the reminders `r` of the agreement */
export const remindFromSql = (table: string, ownRows: string): string =>
  `(select to_char((max(r.created) + interval '7 days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from ${table} r where ${ownRows} and r.created > now() - interval '7 days')`;

/** An official does not remind themselves, and no one reminds in another person's name. */
export const mayRemind = ({ official, remind_from: from }: ReminderState, actor: Actor): boolean =>
  official !== null && official !== actor.userId && from === null && actor.impersonatorId === null;

export const whyNoReminder = ({ remind_from: from }: ReminderState): string =>
  from === null
    ? reminderRefusals.nothing
    : say(reminderRefusals.later, { date: writeDay(from.slice(0, 10)) });
