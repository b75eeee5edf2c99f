import { handler, inLanguageOf, mutation, notFound, type Handler } from '@portal/kit';
import { answerFeed, holdFeed, makeFeed, removeFeed, type HeldFeed } from './calendar-feed.commands.ts';
import { findOwner, listDueReviews, listMeetings, listWindowDues } from './calendar-feed.queries.ts';
import { hashSecret } from './secret.ts';
import { writeCalendar } from './write-calendar.ts';

export interface CalendarParts {
  /** The foundation's. */
  readonly timeZone: string;
  readonly portalUrl: string;
}

export const calendarFeedRoutes = ({ timeZone, portalUrl }: CalendarParts): readonly Handler[] => [
  handler('GET /calendar-feed/', ({ database, actor }) => answerFeed(database, actor)),
  mutation<'POST /calendar-feed/', HeldFeed, string>('POST /calendar-feed/', {
    load: ({ actor }, work) => holdFeed(work, actor),
    authorise: 'make',
    current: async ({ call, work }) => (await answerFeed(work, call.actor)).body,
    command: ({ call, work }) => makeFeed(work, call.actor.userId),
    present: ({ call, work }, secret) =>
      answerFeed(work, call.actor, `${portalUrl}/api/calendar/${secret}.ics`),
  }),
  mutation<'DELETE /calendar-feed/', HeldFeed, number>('DELETE /calendar-feed/', {
    load: ({ actor }, work) => holdFeed(work, actor),
    authorise: 'remove',
    current: async ({ call, work }) => (await answerFeed(work, call.actor)).body,
    command: ({ call, work }) => removeFeed(work, call.actor.userId),
    present: () => Promise.resolve({ body: undefined }),
  }),
  // Whoever reads it is known by the address alone: a session that came along counts for nothing.
  handler('GET /calendar/{file}/', async ({ database, params, context }) => {
    const owner = await findOwner(database, hashSecret(params.file.slice(0, -'.ics'.length)));
    if (!owner) throw notFound();
    const reviews = await listDueReviews(database, owner.id, timeZone);
    const meetings = await listMeetings(database, owner.id);
    const windows = await listWindowDues(database, owner.id, timeZone);
    const content = { reviews, windows, meetings, portalUrl, now: new Date() };
    context.set('Cache-Control', 'private, no-store');
    context.type = 'text/calendar; charset=utf-8';
    context.body = await inLanguageOf(database, owner.email, () => writeCalendar(content));
    return { raw: true };
  }),
];
