import { addNamedScores } from '@portal/contract';
import { handler, mutation, query, type Handler } from '@portal/kit';
import { listOwnReviews } from './own-reviews.ts';
import { readRequestScores } from './request-scores.ts';
import { answerOwnScore } from './score.answer.ts';
import { lockScore, saveScore, submitScore, type LockedScore } from './score.commands.ts';

export const scoreRoutes = (timeZone: string): Handler[] => [
  query('GET /own-review/', async ({ database, actor }) => ({
    results: [...(await listOwnReviews(database, actor, timeZone))],
  })),
  handler('GET /review/{id}/score/', ({ database, actor, params }) =>
    answerOwnScore(database, actor, { ...params, timeZone }),
  ),
  mutation<'PUT /review/{id}/score/', LockedScore>('PUT /review/{id}/score/', {
    load: ({ actor, params }, work) => lockScore(work, actor, { ...params, timeZone }),
    authorise: 'save',
    current: async ({ call, work }) =>
      (await answerOwnScore(work, call.actor, { ...call.params, timeZone })).body,
    command: ({ call, work, loaded }) => saveScore(work, loaded, { draft: call.body, timeZone }),
    present: ({ call, work }) => answerOwnScore(work, call.actor, { ...call.params, timeZone }),
  }),
  mutation<'POST /review/{id}/score/', LockedScore>('POST /review/{id}/score/', {
    load: ({ actor, params }, work) => lockScore(work, actor, { ...params, timeZone }),
    authorise: 'save',
    command: ({ call, work, loaded }) =>
      saveScore(work, loaded, { draft: addNamedScores(loaded.row, call.body), timeZone }),
    present: ({ call, work }) => answerOwnScore(work, call.actor, { ...call.params, timeZone }),
  }),
  mutation<'POST /review/{id}/score/submit/', LockedScore>('POST /review/{id}/score/submit/', {
    load: ({ actor, params }, work) => lockScore(work, actor, { ...params, timeZone }),
    authorise: 'submit',
    current: async ({ call, work }) =>
      (await answerOwnScore(work, call.actor, { ...call.params, timeZone })).body,
    command: ({ work, loaded }) => submitScore(work, loaded, timeZone),
    present: ({ call, work }) => answerOwnScore(work, call.actor, { ...call.params, timeZone }),
  }),
  query('GET /request/{id}/scores/', (call) => readRequestScores(call, timeZone)),
];
