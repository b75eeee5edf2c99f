/** Conversations as they were read last: people who look at one request do not ask Zendesk each time. */
import type { ZendeskTicket } from '@portal/contract';
import type { ZendeskClient } from '../../clients/zendesk.client.ts';

const KEPT = 60_000;
/** Long enough that a Zendesk that hangs is not asked by everybody at once, short enough for a second look. */
const FAILURE_KEPT = 5000;
const MOST_KEPT = 500;

export interface Conversations {
  /** @param told of each ticket that could not be asked for */
  read(ticket: string, told: (error: unknown) => void): Promise<ZendeskTicket>;
}

interface Kept {
  until: number;
  readonly answer: Promise<ZendeskTicket>;
}

export function keepConversations(client: ZendeskClient | undefined, now: () => number): Conversations {
  const kept = new Map<string, Kept>();

  async function ask(ticket: string, told: (error: unknown) => void): Promise<ZendeskTicket> {
    try {
      if (!client) throw new Error('no Zendesk is set up');
      const messages = await client.readConversation(ticket);
      return { id: ticket, state: messages ? 'found' : 'missing', messages: messages ?? [] };
    } catch (error) {
      told(error);
      const failed = kept.get(ticket);
      if (failed) failed.until = now() + FAILURE_KEPT;
      return { id: ticket, state: 'failed', messages: [] };
    }
  }

  return {
    read(ticket, told) {
      const known = kept.get(ticket);
      if (known && known.until > now()) return known.answer;
      kept.delete(ticket);
      // The oldest goes: a map keeps the order in which its keys came.
      for (const oldest of kept.keys()) {
        if (kept.size < MOST_KEPT) break;
        kept.delete(oldest);
      }
      const answer = Promise.resolve().then(() => ask(ticket, told));
      kept.set(ticket, { until: now() + KEPT, answer });
      return answer;
    },
  };
}
