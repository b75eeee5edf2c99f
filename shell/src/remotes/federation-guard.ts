import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { integrityOfScript, rememberIntegrity } from './integrity.ts';
import { REMOTE_TIMEOUT } from './registry.ts';

export interface GuardInput {
  /** Hash of a remote's manifest, as the registry names it; undefined in development. */
  manifestIntegrity: (remote: string) => string | undefined;
  /** How often loading this remote failed before. */
  attempts: (remote: string) => number;
}

/** Gives the manifest and the entry script of a remote a time limit and a hash; both failures surface from loading. */
export function federationGuard({ manifestIntegrity, attempts }: GuardInput): ModuleFederationRuntimePlugin {
  return {
    name: 'portal-guard',
    async fetch(url, init, remote) {
      const integrity = remote && manifestIntegrity(remote.name);
      const response = await fetch(url, {
        ...init,
        signal: AbortSignal.timeout(REMOTE_TIMEOUT),
        ...(integrity ? { integrity } : {}),
      });
      if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
      return response;
    },
    createScript({ url, attrs, remoteInfo }) {
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(attrs ?? {})) script.setAttribute(name, String(value));
      // Removing a hanging script does not cancel its request, and the browser would hand the same one out again.
      const attempt = attempts(remoteInfo?.name ?? '');
      script.src = attempt ? `${url}?retry=${attempt}` : url;
      const integrity = integrityOfScript(new URL(url).pathname);
      if (integrity) {
        script.integrity = integrity;
        script.crossOrigin = 'anonymous';
      }
      return { script, timeout: REMOTE_TIMEOUT };
    },
    async loadRemoteSnapshot(given) {
      if (given.manifestUrl) rememberIntegrity(given.manifestJson, given.manifestUrl);
      return given;
    },
  };
}
