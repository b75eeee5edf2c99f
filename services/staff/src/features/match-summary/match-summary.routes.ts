import { handler, mutation, type Handler } from '@portal/kit';
import { answerSummary } from './match-summary.answer.ts';
import { authoriseWrite, lockSummary, writeSummary, type LockedSummary } from './match-summary.commands.ts';
import { summaryPdf } from './match-summary.pdf.ts';

export const matchSummaryRoutes = (timeZone: string): Handler[] => [
  handler('GET /request/{id}/summary/', ({ database, actor, params }) =>
    answerSummary(database, actor, params.id),
  ),
  handler('GET /request/{id}/summary/pdf/', async ({ database, actor, params, context }) => {
    const { body: summary } = await answerSummary(database, actor, params.id);
    context.type = 'application/pdf';
    context.attachment(`${summary.request.sfari_request_id}-summary.pdf`);
    context.body = await summaryPdf(summary);
    return { raw: true };
  }),
  mutation<'PUT /request/{id}/summary/', LockedSummary>('PUT /request/{id}/summary/', {
    load: ({ actor, params, body }, work) => lockSummary(work, actor, { id: params.id, body }),
    authorise: ({ call, loaded }) => authoriseWrite(loaded, call.body),
    current: async ({ call, work }) => (await answerSummary(work, call.actor, call.params.id)).body,
    command: ({ call, work, loaded }) => writeSummary(work, loaded, { ...call, timeZone }),
    present: ({ call, work }) => answerSummary(work, call.actor, call.params.id),
  }),
];
