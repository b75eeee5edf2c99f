import { DEFAULT_BRANDING } from '@portal/contract/branding';
import { PORTAL_ENVIRONMENTS, type PortalEnvironment } from '@portal/contract/environment';
import { z } from 'zod';
import { readVariable } from './read-variable.ts';

export const environmentName = z.enum(
  PORTAL_ENVIRONMENTS,
  `must be one of ${PORTAL_ENVIRONMENTS.join(', ')}`,
);

/** The kind of installation, for every service; by default a demo. @throws with one line that names the variable */
export const readPortalEnvironment = (
  variables: Readonly<Record<string, string | undefined>>,
): PortalEnvironment =>
  readVariable(variables, 'PORTAL_ENVIRONMENT', environmentName, DEFAULT_BRANDING.environment);
