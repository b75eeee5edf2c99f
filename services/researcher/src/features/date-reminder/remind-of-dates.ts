/** Reminds owners that a term or an IRB letter ends, on the days before it that the contract lists (decision 378). */
import { notify, type NightlyTask, type Work } from '@portal/kit';
import { closeOutPage } from '../close-out/index.ts';
import { describeReminder, writeDigests } from './digest.ts';
import { takeDue, type Reminder } from './due-dates.ts';

export const remindOfDates: NightlyTask = {
  name: 'remind-of-dates',
  async run(runDay) {
    while ((await runDay.batch(notifyDueDates)).reminders > 0);
    // After an outage several days run together; only the last of them sends the mail.
    if (runDay.isLate) return;
    const writeSome = async (): Promise<number> => {
      let people = 0;
      await runDay.batch(async (work) => {
        const written = await writeDigests(work, runDay.day);
        ({ people } = written);
        return { mails: written.mails };
      });
      return people;
    };
    while ((await writeSome()) > 0);
  },
};

/** @returns how many notifications were created */
async function notifyDueDates(work: Work) {
  const due = await takeDue(work);
  for (const reminder of due) await notifyOfDate(work, reminder);
  return { reminders: due.length };
}

const notifyOfDate = (work: Work, reminder: Reminder): Promise<void> =>
  notify(work, {
    key: `date-reminder:${reminder.kind}:${reminder.subject_id}:${reminder.due}:${reminder.threshold}`,
    recipients: [reminder.person_id],
    message: () => describeReminder(reminder),
    redirect: findPage(reminder),
  });

function findPage({ kind, project_id: projectId, request_id: requestId }: Reminder): string {
  if (kind === 'close_out' && requestId !== null) return closeOutPage(requestId);
  return kind === 'request' ? '/compliance_researcher' : `/project/${projectId}?mode=irb`;
}
