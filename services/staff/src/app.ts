/**
 * Composition root of the staff service: decision emails, review windows, summaries, scores and critiques, calendars,
 * support tickets, release notes.
 */
import { readBranding } from '@portal/common';
import { readServiceUrls, startBackgroundJobs, withOperations, type ServiceDefinition } from '@portal/kit';
import { brandingOfMails } from './branding.config.ts';
import { createResearcherClient, researcherCalls } from './clients/researcher.client.ts';
import { createZendeskClient } from './clients/zendesk.client.ts';
import { calendarFeedRoutes } from './features/calendar-feed/calendar-feed.routes.ts';
import { emailInfoRoutes } from './features/email-info/email-info.routes.ts';
import { matchReportRoutes, reportOperation } from './features/match-report/index.ts';
import { matchSummaryRoutes } from './features/match-summary/index.ts';
import {
  continueEarlierPackets,
  meetingPacketRoutes,
  packetOperation,
} from './features/meeting-packet/index.ts';
import { releaseNoteRoutes } from './features/release-note/index.ts';
import { reviewWindowEvents, reviewWindowRoutes } from './features/review-window/index.ts';
import { rmApplicationRoutes } from './features/rm-application/index.ts';
import { scoreRoutes } from './features/score/index.ts';
import { readReminderRules, remindReviewers, workloadRoutes } from './features/workload/index.ts';
import { createConversationCache, zendeskRoutes } from './features/zendesk/index.ts';
import { StaffOperationModel } from './models/index.ts';

const ownWork: ServiceDefinition = {
  name: 'staff',
  calls: researcherCalls,
  handlers({ environment }) {
    const { variables } = environment;
    const { time_zone: timeZone, support_email: supportEmail } = readBranding(variables);
    const researcher = createResearcherClient(
      readServiceUrls(variables['SERVICE_URLS']),
      environment.serviceToken,
    );
    const conversations = createConversationCache(createZendeskClient(variables), Date.now);
    return [
      ...calendarFeedRoutes({ timeZone, portalUrl: environment.publicUrl }),
      ...emailInfoRoutes({ ...brandingOfMails(environment), researcher }),
      ...matchReportRoutes(timeZone),
      ...matchSummaryRoutes(timeZone),
      ...meetingPacketRoutes(),
      ...releaseNoteRoutes,
      ...reviewWindowRoutes({ timeZone, researcher, words: { supportEmail } }),
      ...rmApplicationRoutes(timeZone),
      ...scoreRoutes(timeZone),
      ...workloadRoutes({ timeZone, supportEmail }),
      ...zendeskRoutes({ researcher, conversations }),
    ];
  },

  events(parts) {
    return [continueEarlierPackets(parts.database), ...reviewWindowEvents(parts)];
  },

  async background({ database, environment, log }) {
    const rules = readReminderRules(environment, readBranding(environment.variables));
    const remind = () => remindReviewers(database, rules);
    return startBackgroundJobs([{ name: 'reminders of late reviews', seconds: 3600, run: remind }], log);
  },
};

export const definition = withOperations(ownWork, StaffOperationModel, ({ environment }) => {
  const { time_zone: timeZone } = readBranding(environment.variables);
  return [packetOperation(timeZone), reportOperation(timeZone)];
});
