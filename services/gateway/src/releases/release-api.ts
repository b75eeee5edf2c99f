/** Lets core read and switch the versions of a gateway's store with core's token. Everyone else gets a 404. */
import type { Middleware } from 'koa';
import { identifyService, SERVICE_TOKEN_HEADER } from '@portal/kit';
import { z } from 'zod';
import type { GatewayConfig } from '../gateway.config.ts';
import { readBody } from '../proxy/request-body.ts';
import { appPattern, type Pointer } from './pointer.ts';
import { promoteVersion, rollbackVersion } from './publish.ts';
import type { ReleaseStore } from './release-store.ts';

const CHANGE_LIMIT = 1024;
const PREFIX = '/internal/releases';

const Change = z.strictObject({
  action: z.enum(['promote', 'rollback']),
  /** The state that core expects; if the store differs, nothing is switched. */
  version: z.string(),
  canary: z.string().nullable(),
});

type Access = Pick<GatewayConfig, 'serviceTokenHashes' | 'timeouts'>;

export function releaseApiMiddleware(
  store: ReleaseStore,
  { serviceTokenHashes, timeouts }: Access,
): Middleware {
  return async (context, next) => {
    const [, app] = /^\/internal\/releases(?:\/([^/]+))?$/.exec(context.path) ?? [];
    const isHere = context.path === PREFIX || (app !== undefined && appPattern.test(app));
    const token = context.get(SERVICE_TOKEN_HEADER);
    const isCore =
      serviceTokenHashes !== undefined &&
      token !== '' &&
      identifyService(token, serviceTokenHashes) === 'core';
    if (!isHere || !isCore) return next();
    if (app === undefined) {
      if (context.method === 'GET') context.body = { releases: listPointers(store) };
      return undefined;
    }
    if (context.method !== 'POST') return undefined;
    const read = await readBody(context.req, CHANGE_LIMIT, timeouts);
    const change = Change.safeParse(parseJson(read.kind === 'whole' ? read.bytes : undefined));
    if (!change.success) {
      context.status = 400;
      context.body = {};
      return undefined;
    }
    const pointer = store.pointer(app);
    const { action, version, canary } = change.data;
    if (pointer?.version !== version || (pointer.canary?.version ?? null) !== canary) {
      context.status = 409;
      context.body = {};
      return undefined;
    }
    context.body = (action === 'promote' ? promoteVersion : rollbackVersion)(store.folder, app);
    return undefined;
  };
}

function listPointers(store: ReleaseStore): Record<string, Pointer> {
  return Object.fromEntries(
    store.apps().flatMap((app) => {
      const pointer = store.pointer(app);
      return pointer === undefined ? [] : [[app, pointer] as const];
    }),
  );
}

function parseJson(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}
