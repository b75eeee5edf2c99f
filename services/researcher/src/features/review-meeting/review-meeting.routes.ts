import { handler, mutation, query, transact, type Handler, type Locked } from '@portal/kit';
import { readAgenda } from './agenda.ts';
import { answerNote, holdNote, noteDecision } from './noted-decision.ts';

const READ = 'GET /request/{id}/noted-decision/';
const WRITE = 'PUT /request/{id}/noted-decision/';

export const reviewMeetingRoutes: readonly Handler[] = [
  query('GET /review-meeting/', async ({ database, actor, query: { kind } }) => ({
    results: await readAgenda(database, actor, kind),
  })),
  handler(READ, ({ database, author, actor, params: { id } }) =>
    transact(database, author, async (work) => {
      (await holdNote(work, actor, id)).authorise('meeting_notes');
      return answerNote(work, id);
    }),
  ),
  mutation<typeof WRITE, Locked<unknown>>(WRITE, {
    load: ({ actor, params }, work) => holdNote(work, actor, params.id),
    authorise: 'note_decision',
    current: async ({ call, work }) => (await answerNote(work, call.params.id)).body,
    command: async ({ call, work }) => {
      await noteDecision(work, call);
    },
    present: ({ call, work }) => answerNote(work, call.params.id),
  }),
];
