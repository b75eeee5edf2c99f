/** Caches conversations, so that people who view the same request do not query Zendesk each time. */
import type { ZendeskTicket } from '@portal/contract';
import type { ZendeskClient } from '../../clients/zendesk.client.ts';

const CACHE_MS = 60_000;
/** Long enough that not every viewer queries an unresponsive Zendesk, short enough for a retry. */
const FAILURE_CACHE_MS = 5000;
const CACHE_SIZE = 500;

export interface Conversations {
  /** @param reportFailure called with each ticket that could not be asked for */
  read(ticket: string, reportFailure: (error: unknown) => void): Promise<ZendeskTicket>;
}

interface CachedConversation {
  until: number;
  readonly answer: Promise<ZendeskTicket>;
}

export function createConversationCache(client: ZendeskClient | undefined, now: () => number): Conversations {
  const cached = new Map<string, CachedConversation>();

  async function ask(ticket: string, reportFailure: (error: unknown) => void): Promise<ZendeskTicket> {
    try {
      if (!client) throw new Error('no Zendesk is set up');
      const messages = await client.readConversation(ticket);
      return { id: ticket, state: messages ? 'found' : 'missing', messages: messages ?? [] };
    } catch (error) {
      reportFailure(error);
      const failed = cached.get(ticket);
      if (failed) failed.until = now() + FAILURE_CACHE_MS;
      return { id: ticket, state: 'failed', messages: [] };
    }
  }

  return {
    read(ticket, reportFailure) {
      const known = cached.get(ticket);
      if (known && known.until > now()) return known.answer;
      cached.delete(ticket);
      // Evicts the oldest entry: a Map preserves insertion order.
      for (const oldest of cached.keys()) {
        if (cached.size < CACHE_SIZE) break;
        cached.delete(oldest);
      }
      const answer = Promise.resolve().then(() => ask(ticket, reportFailure));
      cached.set(ticket, { until: now() + CACHE_MS, answer });
      return answer;
    },
  };
}
