/** Conversations about demo requests: the decision letters, and one question with its answer before the decision. */
import { REQUEST_STATUS as S } from '@portal/contract';
import type { SeedContext } from '@portal/kit/seeding';
import { minutesAfter } from './clock.ts';
import type { People } from './people.ts';

const QUESTION =
  '<p>Thank you for your request. Before the committee meets, we have one question:</p><p>Who on your team will analyze the data, and will anyone outside your institution see them?</p>';
const ANSWER =
  '<p>My postdoctoral fellow and I analyze the data. Both of us are on the research team of the project.</p><p>No one outside our institution will see them. Collaborators get summary tables only.</p>';

const LETTERS = `insert into researcher.request_message (request_id, kind, status, subject, text, author_id, created)
  select note.request_id, 'decision', note.status, 'About your request ' || request.sfari_request_id, note.text,
    request.decided_by, note.created
  from researcher.decision_note note join researcher.request request on request.id = note.request_id
  order by note.created, note.id`;
const SAY = `insert into researcher.request_message (request_id, kind, subject, text, author_id, created)
  values ($1, $2, $3, $4, $5, $6)`;
/** The first letter that asked for changes; one of the demo researcher's if there is one. */
const CHOSEN = `select request.id, request.sfari_request_id as code, request.owner_id, note.created
  from researcher.decision_note note join researcher.request request on request.id = note.request_id
  where note.status = $1 order by request.owner_id <> $2, note.created, note.id limit 1`;

interface Chosen {
  readonly id: number;
  readonly code: string;
  readonly owner_id: number;
  readonly created: Date;
}

export async function seedConversations(
  { client }: SeedContext,
  { people, adminId }: { readonly people: People; readonly adminId: number },
): Promise<void> {
  const demo = people.of('primary_researcher')[0]?.id ?? 0;
  const { rows } = await client.query<Chosen>(CHOSEN, [S.REVISIONS_REQUESTED, demo]);
  const [request] = rows;
  if (request) {
    const { id, code, owner_id: owner, created } = request;
    const asked = minutesAfter(created, -2 * 24 * 60);
    const subject = `A question about your request ${code}`;
    await client.query(SAY, [id, 'question', subject, QUESTION, adminId, asked]);
    await client.query(SAY, [id, 'answer', '', ANSWER, owner, minutesAfter(created, -30 * 60)]);
  }
  await client.query(LETTERS);
}
