import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { integrityOfScript, rememberIntegrity } from './integrity.ts';
import { REMOTE_TIMEOUT } from './registry.ts';

export interface GuardInput {
  /** Hash of a remote's manifest from the registry; undefined in development. */
  manifestIntegrity: (remote: string) => string | undefined;
  /** Number of failed attempts to load this remote. */
  attempts: (remote: string) => number;
}

/** Adds a time limit and an integrity hash to the manifest and entry script of a remote. Violations reject the load. */
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
      // Removing a hanging script does not cancel its request, and the browser would reuse it for the same URL.
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
