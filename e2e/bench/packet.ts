/**
 * Creates the packet of a review meeting with many applications. Measures its time in the background and the memory of
 * the staff service.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { MATCH_COHORTS } from '@portal/contract/request-types/research-match/recruitment-fields';
import { REQUEST_STATUS, REVIEWER_ROLE } from '@portal/contract/statuses';
import {
  assignMatchReviewer,
  readMatchRows,
  scoreMatchApplication,
  submitMatchApplication,
} from '../client/match-applications.ts';
import { signIn, type PortalClient } from '../client/portal-client.ts';
import type { RequestRecord } from '../client/records.ts';
import { awaitQuiet, findService, readMemory, watchMemory } from './memory.ts';

export const PACKET_APPLICATIONS = 60;
/** Maximum seconds from the click to the finished packet, in a service that has created one before. */
export const PACKET_BOUND = 20;
/** Maximum growth of the staff service in MB with the second packet. */
export const PACKET_GROWTH_BOUND = 60;

/** Accounts that upload little else, because a person may upload only a hundred files a day. */
const OWNERS = ['pi', 'pi2'];
const REVIEWERS = [
  ['kenji.morita@foundation.test', REVIEWER_ROLE.PRIMARY],
  ['lukas.brandt@foundation.test', REVIEWER_ROLE.SECONDARY],
] as const;

/** A text of this many sentences, about the length of a real summary or critique. */
const write = (sentences: number): string =>
  Array.from(
    { length: sentences },
    (_, at) => `In the ${at + 1}. part families name what helps them in the evening, and the team counts it.`,
  ).join(' ');
const COMMENT = { strengths: write(5), weaknesses: write(5) };
const TEXTS = [
  'scientific_abstract',
  'hypotheses',
  'research_aim',
  'procedure',
  'justification',
  'incl_criteria',
  'excl_criteria',
  'feedback',
  'risks',
  'stakeholder_feedback',
  'considerations',
] as const;

/** Creates the meeting, unless an earlier run in the same data folder created it. */
async function makeMeeting(admin: PortalClient): Promise<void> {
  const atMeeting = await admin.get<{ count: number }>(
    `/rm-application/?status=${REQUEST_STATUS.REVIEW_MEETING}&limit=1`,
  );
  if (atMeeting.count >= PACKET_APPLICATIONS) return;
  const owners = await Promise.all(OWNERS.map((account) => signIn(admin.url, account)));
  const made: RequestRecord[] = [];
  for (let at = 0; at < PACKET_APPLICATIONS; at += 1) {
    const owner = owners[at % owners.length];
    if (owner) made.push(await submitMatchApplication(owner, MATCH_COHORTS[0]));
  }
  for (const [account, role] of REVIEWERS) {
    const reviewer = await signIn(admin.url, account);
    await assignMatchReviewer(admin, reviewer, { role, requests: made });
    for (const { id } of made)
      await scoreMatchApplication(admin, reviewer, { request: id, mark: 4, comment: COMMENT });
  }
  for (const { id } of made) {
    const { headers } = await admin.call(`GET /request/${id}/summary/`);
    const body = Object.fromEntries(TEXTS.map((name) => [name, write(12)]));
    await admin.send(`PUT /request/${id}/summary/`, body, { 'If-Match': headers.get('ETag') ?? '' });
  }
  await admin.send('POST /request/bulk/', {
    command: 'move_to_meeting',
    rows: await readMatchRows(admin, made),
  });
}

interface Packet {
  readonly id: number;
  readonly state: string;
  readonly total: number;
}

async function makePacket(admin: PortalClient): Promise<{ total: number; seconds: number; bytes: number }> {
  const started = performance.now();
  const { id } = await admin.send<Packet>('POST /meeting-packet/');
  for (;;) {
    const packet = await admin.get<Packet>(`/staff-operation/${id}/`);
    if (packet.state === 'failed') throw new Error('the packet was not made');
    if (packet.state === 'ready') {
      const seconds = (performance.now() - started) / 1000;
      const answer = await fetch(`${admin.url}/api/meeting-packet/${id}/pdf/`, {
        headers: { Authorization: `Bearer ${admin.token}` },
      });
      return { total: packet.total, seconds, bytes: (await answer.arrayBuffer()).byteLength };
    }
    await pause(200);
  }
}

export type PacketLine = Readonly<
  Record<'what' | 'applications' | 'seconds' | 'MB' | 'staff grew by MB' | 'slowest answer ms', string>
>;

/**
 * Creates the packet twice. The first one loads modules and fonts, so only the second one must be within the limits.
 */
export async function measurePacket(
  url: string,
  group: number,
): Promise<{ lines: PacketLine[]; seconds: number; growth: number }> {
  const admin = await signIn(url, 'admin');
  await makeMeeting(admin);
  await awaitQuiet(group);
  const staff = findService(group, 'staff');
  const lines: PacketLine[] = [];
  let last = { seconds: 0, growth: 0 };
  for (const what of ['the first packet', 'the next one']) {
    const rest = readMemory(staff);
    const { result, growth } = await watchMemory(staff, rest, () =>
      whileAnswering(admin, () => makePacket(admin)),
    );
    const { total, seconds, bytes, slowest } = result;
    lines.push({
      what,
      applications: String(total),
      seconds: seconds.toFixed(1),
      MB: (bytes / 1024 / 1024).toFixed(1),
      'staff grew by MB': growth.toFixed(0),
      'slowest answer ms': slowest.toFixed(0),
    });
    last = { seconds, growth };
  }
  return { lines, ...last };
}

/** Runs `work` and reports the slowest of the calls that other people would make during it. */
async function whileAnswering<T extends object>(
  admin: PortalClient,
  work: () => Promise<T>,
): Promise<T & { slowest: number }> {
  let slowest = 0;
  const over = new AbortController();
  const others = (async () => {
    while (!over.signal.aborted) {
      const started = performance.now();
      await admin.get('/review-window/?limit=1');
      slowest = Math.max(slowest, performance.now() - started);
      await pause(250);
    }
  })();
  const result = await work().finally(() => over.abort());
  await others;
  return { ...result, slowest };
}
