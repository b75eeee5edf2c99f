import type { AffiliatedResearchers } from '@portal/contract';
import { writeCalendar } from '@portal/common';
import {
  actsAs,
  formatEtag,
  forbidden,
  handler,
  mutation,
  notFound,
  readOne,
  translate,
  wrongState,
  type Actor,
  type Answer,
  type Handler,
  type Locked,
  type Reads,
} from '@portal/kit';
import { pdfStream } from '@portal/kit/pdf';
import type { z } from 'zod';
import { institutionRefusals } from '../../texts/en/institution-refusals.ts';
import { verificationRecord as words } from '../../texts/en/verification-record.ts';
import { InstitutionModel } from '../../models/index.ts';
import { lockPeople, institutionResource, FULL_VIEW_ROLES } from '../institution/index.ts';
import { readResearchers } from './membership.queries.ts';
import { verifyResearchers } from './membership.commands.ts';
import { writeRecord } from './verification-record.pdf.ts';

type Listed = z.output<typeof AffiliatedResearchers>;

/**
 * People outside the institution must not read its members, even when they may read the institution.
 * @throws NOT_FOUND for outsiders; FORBIDDEN for members who may not decide
 */
async function authorise(reads: Reads, actor: Actor, id: number): Promise<void> {
  const { object } = await readOne(reads, institutionResource, actor, id);
  if (object.abilities['verify_researchers']) return;
  const isOffice = actor.kind === 'service' || actsAs(actor, ...FULL_VIEW_ROLES);
  throw isOffice || actor.institutionIds.includes(id) ? forbidden() : notFound();
}

async function answer(reads: Reads, id: number, reader: Actor): Promise<Answer<Listed>> {
  const found = await readResearchers(reads, id, reader.userId);
  if (!found) throw notFound();
  const institution = { id, display_name: found.name };
  const { year, researchers: results, version } = found;
  return { body: { institution, year, results }, etag: formatEtag(version) };
}

const POST = 'POST /institution/{id}/verification/';

interface MembershipSettings {
  readonly publicUrl: string;
  readonly timeZone: string;
}

export const membershipRoutes = ({ publicUrl, timeZone }: MembershipSettings): Handler[] => [
  handler('GET /institution/{id}/verification/', async (call) => {
    await authorise(call.database, call.actor, call.params.id);
    return answer(call.database, call.params.id, call.actor);
  }),
  handler('GET /institution/{id}/verification/pdf/', async ({ context, database, actor, params }) => {
    await authorise(database, actor, params.id);
    const { body } = await answer(database, params.id, actor);
    context.type = 'application/pdf';
    context.attachment(`researcher-verification-${params.id}.pdf`);
    context.body = await pdfStream(writeRecord(body, timeZone));
    return { raw: true };
  }),
  handler('GET /institution/{id}/verification/calendar/', async ({ context, database, actor, params }) => {
    await authorise(database, actor, params.id);
    const { year } = (await answer(database, params.id, actor)).body;
    if (!year) throw wrongState(institutionRefusals.membership.noYear);
    context.type = 'text/calendar; charset=utf-8';
    context.attachment('researcher-verification.ics');
    // Same product and id as in the calendar of the person's own dates, so that a calendar program that reads both
    // shows one entry (decision 417).
    context.body = writeCalendar({
      name: translate(words.title),
      product: 'dates',
      entries: [
        {
          id: `verification-${params.id}`,
          start: new Date(`${year.anniversary}T00:00:00Z`),
          isWholeDay: true,
          summary: translate(words.due),
          path: '/annual-researcher-review',
          isBusy: false,
        },
      ],
      portalUrl: publicUrl,
      now: new Date(),
    });
    return { raw: true };
  }),
  mutation<typeof POST, Locked & { listed: Listed }>(POST, {
    async load(call, work) {
      const { id } = call.params;
      // Lock the institution first, as joining does. A person who joins in parallel is then either in the compared list
      // or joins afterwards.
      await work.lock(InstitutionModel, id);
      await lockPeople(
        work,
        call.body.map((verdict) => verdict.user_id),
      );
      const { body, etag } = await answer(work, id, call.actor);
      // The status of the institution does not matter here; only the abilities decide.
      return {
        id,
        state: {},
        relations: {},
        etag: etag ?? '',
        authorise: () => undefined,
        listed: body,
      };
    },
    authorise: ({ call, work }) => authorise(work, call.actor, call.params.id),
    current: async ({ call, work }) => (await answer(work, call.params.id, call.actor)).body,
    command: ({ call, work, loaded }) =>
      verifyResearchers(
        {
          work,
          actor: call.actor,
          institution: { id: call.params.id, name: loaded.listed.institution.display_name },
          listed: loaded.listed.results,
        },
        call.body,
      ),
    present: ({ call, work }) => answer(work, call.params.id, call.actor),
  }),
];
