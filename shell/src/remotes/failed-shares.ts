import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';

/**
 * The federation runtime caches the promise of a shared module forever, even a rejected one. Every page that uses the
 * module would then fail until the portal is reloaded. This plugin removes it, so that the next page loads the module
 * again.
 */
export const forgetFailedShares: ModuleFederationRuntimePlugin = {
  name: 'portal-forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const packages of Object.values(shareScopeMap))
      for (const shared of Object.values(packages[pkgName] ?? {})) if (!shared.lib) shared.loading = null;
  },
};
