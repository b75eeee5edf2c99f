/** Composition root of the staff service: the mails of decisions, summaries of Research Match, scores and critiques, conversations of support tickets. */
import { readBranding, readServiceUrls, startChores, type ServiceDefinition } from '@portal/kit';
import { brandingOfMails } from './branding.config.ts';
import { createResearcherClient } from './clients/researcher.client.ts';
import { createZendeskClient } from './clients/zendesk.client.ts';
import { emailInfoRoutes } from './features/email-info/index.ts';
import { matchReportRoutes } from './features/match-report/index.ts';
import { matchSummaryRoutes } from './features/match-summary/index.ts';
import { clearPackets, makePackets, meetingPacketRoutes } from './features/meeting-packet/index.ts';
import { scoreRoutes } from './features/score/index.ts';
import { readReminderRules, remindReviewers, workloadRoutes } from './features/workload/index.ts';
import { keepConversations, zendeskRoutes } from './features/zendesk/index.ts';

export const definition: ServiceDefinition = {
  name: 'staff',
  handlers({ environment }) {
    const { variables } = environment;
    const { time_zone: timeZone } = readBranding(variables);
    const researcher = createResearcherClient(readServiceUrls(variables['SERVICE_URLS']));
    const conversations = keepConversations(createZendeskClient(variables), Date.now);
    return [
      ...emailInfoRoutes({ ...brandingOfMails(environment), researcher }),
      ...matchReportRoutes(timeZone),
      ...matchSummaryRoutes(),
      ...meetingPacketRoutes(),
      ...scoreRoutes(timeZone),
      ...workloadRoutes(timeZone),
      ...zendeskRoutes({ researcher, conversations }),
    ];
  },

  events: ({ database, environment }) => [
    makePackets(database, readBranding(environment.variables).time_zone),
  ],

  async background({ database, environment, log }) {
    const rules = readReminderRules(environment, readBranding(environment.variables));
    const remind = () => remindReviewers(database, rules);
    return startChores(
      [
        { name: 'reminders of late reviews', seconds: 3600, run: remind },
        { name: 'clearing packets of review meetings', seconds: 3600, run: () => clearPackets(database) },
      ],
      log,
    );
  },
};
