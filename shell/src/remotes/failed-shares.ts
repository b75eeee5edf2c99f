import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';

/**
 * The federation runtime stores the promise of a shared module for good, also one that was rejected: every page of every
 * app that uses the module would fail until the browser loads the portal again. This forgets it, so the next page that
 * asks for the module fetches it anew.
 */
export const forgetFailedShares: ModuleFederationRuntimePlugin = {
  name: 'portal-forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const packages of Object.values(shareScopeMap))
      for (const shared of Object.values(packages[pkgName] ?? {})) if (!shared.lib) shared.loading = null;
  },
};
