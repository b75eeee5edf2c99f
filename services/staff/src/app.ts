/** Composition root of the staff service: the mails of decisions. */
import { readServiceUrls, type ServiceDefinition } from '@portal/kit';
import { brandingOfMails } from './branding.config.ts';
import { createResearcherClient } from './clients/researcher.client.ts';
import { emailInfoRoutes } from './features/email-info/index.ts';

export const definition: ServiceDefinition = {
  name: 'staff',
  handlers: ({ environment }) =>
    emailInfoRoutes({
      branding: brandingOfMails(environment),
      researcher: createResearcherClient(readServiceUrls(environment.variables['SERVICE_URLS'])),
    }),
};
