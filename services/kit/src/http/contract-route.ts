import { createHash } from 'node:crypto';
import type { ServiceName } from '@portal/contract';
import { contractPath, describeEndpoints, type ServiceContract } from '@portal/contract/fits/contract-file';
import type { Middleware } from 'koa';
import { describeCalls, type ServiceCall } from '../clients/described-calls.ts';

export interface ContractParts {
  readonly name: ServiceName;
  readonly calls: readonly ServiceCall[];
  /** Version of the portal; if undefined, the hash of the contract identifies it. */
  readonly version: string | undefined;
}

/** `GET /contract/<service>/`: what this process serves and calls, for the check before a deployment. */
export function contractRoute(parts: ContractParts): Middleware {
  let known: { readonly text: string; readonly etag: string } | undefined;
  return async (context, next) => {
    if (context.method !== 'GET' || `${context.path.replace(/\/$/, '')}/` !== contractPath(parts.name))
      return next();
    known ??= describe(parts);
    context.set('ETag', known.etag);
    if (context.get('If-None-Match') === known.etag) {
      context.status = 304;
      return undefined;
    }
    context.type = 'json';
    context.body = known.text;
    return undefined;
  };
}

function describe({ name, calls, version }: ContractParts): { text: string; etag: string } {
  const content = { service: name, endpoints: describeEndpoints(name), calls: describeCalls(calls) };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  const contract: ServiceContract = { ...content, version: version ?? hash };
  return { text: JSON.stringify(contract), etag: `"${hash}"` };
}
