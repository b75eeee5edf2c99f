import { query, readOne, resourceRoutes, transact, translate, wrongState, type Handler } from '@portal/kit';
import { reminderMail } from '../../texts/en/reminder-mail.ts';
import { remindSome, type ReminderRules } from './review-reminders.ts';
import { createOpenReviewResource, createWorkloadResource } from './workload.resource.ts';

export function workloadRoutes(rules: Omit<ReminderRules, 'every'>): readonly Handler[] {
  const workload = createWorkloadResource(rules.timeZone);
  return [
    ...resourceRoutes(workload, {}),
    ...resourceRoutes(createOpenReviewResource(rules.timeZone), {}),
    query('POST /workload/{id}/remind/', async ({ database, actor, author, params }) => {
      const read = () => readOne(database, workload, actor, params.id);
      await read();
      const asked = { reviewerId: params.id, actorId: actor.userId };
      const reminded = await transact(database, author, (work) =>
        remindSome(work, { ...rules, every: 'daily' }, new Date(), asked),
      );
      if (reminded === 0) throw wrongState(translate(reminderMail.notNow));
      return (await read()).object;
    }),
  ];
}
