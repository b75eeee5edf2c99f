/** Composition root of the staff service: who reviews what, and the mails of decisions. */
import { readServiceUrls, type ServiceDefinition } from '@portal/kit';
import { brandingOfMails } from './branding.config.ts';
import { createResearcherClient } from './clients/researcher.client.ts';
import { emailInfoRoutes } from './features/email-info/index.ts';
import { reviewEvents, reviewRoutes } from './features/review/index.ts';

export const definition: ServiceDefinition = {
  name: 'staff',
  handlers: ({ environment }) => {
    const branding = brandingOfMails(environment);
    const researcher = createResearcherClient(readServiceUrls(environment.variables['SERVICE_URLS']));
    return [...reviewRoutes, ...emailInfoRoutes({ branding, researcher })];
  },
  events: (parts) => reviewEvents(parts, brandingOfMails(parts.environment)),
};
