/** All fakes on one port, each under its prefix: `/orcid/oauth/token`, `/globus/v2/groups/…`. */
import type { IncomingMessage } from 'node:http';
import type { Answer } from '../mailbox/mailbox.routes.ts';
import { createAbn } from './abn/abn.ts';
import { createAws } from './aws.ts';
import { createBins } from './bins.ts';
import { createGlobus } from './globus.ts';
import { createGpf } from './gpf.ts';
import { createOrcid } from './orcid.ts';
import { createReceiver } from './receiver.ts';
import { createSamples } from './samples.ts';
import { json, readBody, SILENCE } from './system.ts';
import { createZendesk } from './zendesk.ts';

/**
 * How a fake behaves: `down` fails; `refuse` rejects all credentials; `forbid` accepts them but permits nothing;
 * `conflict` reports a parallel change; `lie` reports success and does nothing; `hang` accepts the call and never
 * answers; `late` does it and answers after {@link LATE}; `swallow` does it and never answers; `garble` does it and
 * answers with invalid JSON; `reject` reports invalid input.
 */
export const SYSTEM_MODES = [
  'up',
  'down',
  'refuse',
  'forbid',
  'conflict',
  'lie',
  'hang',
  'late',
  'swallow',
  'garble',
  'reject',
] as const;
export type SystemMode = (typeof SYSTEM_MODES)[number];
/** Milliseconds, longer than the portal's timeout. */
export const LATE = 6000;
const HANGS = 10 * 60_000;

export interface Systems {
  /** Undefined for an address of no system. */
  answer(request: IncomingMessage, url: URL): Promise<Answer | undefined>;
  /**
   * Sets how a system behaves, for example that it is down, hangs or answers late.
   * @returns false for a name that is none
   */
  setMode(name: string, mode: SystemMode): boolean;
}

export function createSystems(dataDir: string, late = LATE): Systems {
  const systems = new Map(
    Object.entries({
      abn: createAbn(dataDir),
      orcid: createOrcid(),
      globus: createGlobus(dataDir),
      bins: createBins(dataDir),
      zendesk: createZendesk(dataDir),
      gpf: createGpf(dataDir),
      aws: createAws(dataDir),
      samples: createSamples(dataDir),
      receiver: createReceiver(),
    }),
  );
  const modes = new Map<string, SystemMode>();

  return {
    async answer(request, url) {
      const [, name = ''] = url.pathname.split('/');
      const system = systems.get(name);
      if (!system) return undefined;
      const mode = modes.get(name);
      if (mode === 'down') return json(503, { detail: 'The system is down.' });
      if (mode === 'refuse') return json(401, { detail: 'These credentials are not known.' });
      if (mode === 'forbid' && !url.pathname.endsWith('/token'))
        return json(403, { detail: 'These credentials may not do this.' });
      if (mode === 'conflict') return json(409, { detail: 'Someone else changes this.' });
      if (mode === 'reject') return json(400, { detail: 'This is not taken.' });
      if (mode === 'lie') return json(200, { detail: 'Done.' });
      if (mode === 'hang') await wait(HANGS);
      if (mode === 'late') await wait(late);
      const path = url.pathname.slice(name.length + 1);
      if (path === '/health') return json(200, { status: 'ok', system: name });
      const body = await readBody(request);
      if (!body) return json(400, { detail: 'The body cannot be read.' });
      const authorization = request.headers.authorization ?? '';
      const done = system({
        method: request.method ?? 'GET',
        path,
        query: url.searchParams,
        authorization,
        body,
      });
      if (mode === 'swallow' || done === SILENCE) await wait(HANGS);
      return mode === 'garble' ? { status: 200, type: 'text/html', body: '<h1>Maintenance</h1>' } : done;
    },
    setMode(name, mode) {
      modes.set(name, mode);
      return systems.has(name);
    },
  };
}

/** The timer does not prevent the process from ending. */
const wait = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
