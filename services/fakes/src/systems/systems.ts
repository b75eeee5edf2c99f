/** All stand-ins behind one port, each under its prefix: `/orcid/oauth/token`, `/globus/v2/groups/…`. */
import type { IncomingMessage } from 'node:http';
import type { Answer } from '../mailbox/mailbox.routes.ts';
import { createBins } from './bins.ts';
import { createGlobus } from './globus.ts';
import { createGpf } from './gpf.ts';
import { createOrcid } from './orcid.ts';
import { json, readBody } from './system.ts';
import { createZendesk } from './zendesk.ts';

export interface Systems {
  /** Undefined: not an address of any system. */
  answer(request: IncomingMessage, url: URL): Promise<Answer | undefined>;
  /** Plays a system that is down. @returns false for a name that is none */
  setDown(name: string, isDown: boolean): boolean;
}

export function createSystems(): Systems {
  const systems = new Map(
    Object.entries({
      orcid: createOrcid(),
      globus: createGlobus(),
      bins: createBins(),
      zendesk: createZendesk(),
      gpf: createGpf(),
    }),
  );
  const down = new Set<string>();

  return {
    async answer(request, url) {
      const [, name = ''] = url.pathname.split('/');
      const system = systems.get(name);
      if (!system) return undefined;
      if (down.has(name)) return json(503, { detail: 'The system is down.' });
      const path = url.pathname.slice(name.length + 1);
      if (path === '/health') return json(200, { status: 'ok', system: name });
      const body = await readBody(request);
      if (!body) return json(400, { detail: 'The body cannot be read.' });
      const authorization = request.headers.authorization ?? '';
      return system({ method: request.method ?? 'GET', path, query: url.searchParams, authorization, body });
    },
    setDown(name, isDown) {
      if (isDown) down.add(name);
      else down.delete(name);
      return systems.has(name);
    },
  };
}
