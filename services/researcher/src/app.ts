/** Composition root of the researcher service: projects, teams, datasets, requests of every type and who reviews them. */
import { attentionRoutes, nightlyRunAttention, nightlyRunRoutes } from '@portal/common';
import {
  nightlyJob,
  nightlyMetrics,
  startBackgroundJobs,
  withHomeLists,
  withOperations,
  type ServiceDefinition,
} from '@portal/kit';
import { collectionCalls } from './clients/collection.client.ts';
import { fileCalls } from './clients/file.client.ts';
import { closeOutRoutes } from './features/close-out/index.ts';
import { conflictRoutes } from './features/conflict/index.ts';
import { datasetRoutes, wordJobs } from './features/dataset/index.ts';
import { accessAttention, accessJobs, datasetAccessRoutes } from './features/dataset-access/index.ts';
import { statisticsRoutes } from './features/statistics/statistics.routes.ts';
import { incidentRoutes } from './features/incident/index.ts';
import { projectRoutes } from './features/project/index.ts';
import { projectUpdateRoutes } from './features/project-update/index.ts';
import { publicUserRoutes } from './features/public-user/index.ts';
import { askForMissingAgreements, requestEvents } from './features/request/index.ts';
import { saveMeetingNotes, reviewMeetingRoutes } from './features/review-meeting/index.ts';
import { requestDecidingEvents, requestDecidingRoutes } from './features/request-deciding/index.ts';
import { requestDocumentsRoutes } from './features/request-documents/index.ts';
import { requestWritingRoutes } from './features/request-writing/index.ts';
import { requestMessageRoutes } from './features/conversation/index.ts';
import { requestBulkRoutes } from './features/request-bulk/bulk.routes.ts';
import { revisionPointRoutes } from './features/revision-point/index.ts';
import {
  announceMissedAssignments,
  readAssignmentRules,
  reviewEvents,
  reviewRoutes,
} from './features/review/index.ts';
import { reviewerSuggestionRoutes } from './features/reviewer-suggestion/index.ts';
import { restrictionRoutes } from './features/restriction/restriction.routes.ts';
import { createSampleParts, sampleRoutes } from './features/sample/index.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { termCalendarRoutes } from './features/term-calendar/term-calendar.routes.ts';
import { applyFulfilmentSetting, evaluateByNewRule, teamRoutes } from './features/team/index.ts';
import { NightlyRunModel, ResearcherOperationModel } from './models/index.ts';
import { nightlyTasks } from './nightly-tasks.ts';

const ownWork = {
  name: 'researcher',
  calls: [...fileCalls, ...collectionCalls],
  handlers(parts) {
    const samples = createSampleParts(parts);
    const rules = readAssignmentRules(parts.environment.variables);
    return [
      ...nightlyRunRoutes({
        service: 'researcher',
        model: NightlyRunModel,
        tasks: nightlyTasks.map(({ name }) => name),
      }),
      ...projectRoutes,
      ...projectUpdateRoutes,
      ...termCalendarRoutes(parts.environment.publicUrl),
      ...closeOutRoutes,
      ...incidentRoutes,
      ...teamRoutes,
      ...datasetRoutes,
      ...datasetAccessRoutes,
      ...attentionRoutes('researcher', [
        nightlyRunAttention({ service: 'researcher', model: NightlyRunModel }),
        accessAttention,
      ]),
      ...restrictionRoutes,
      ...statisticsRoutes(),
      ...publicUserRoutes,
      ...requestWritingRoutes(parts, { samples, saveMeetingNotes }),
      ...requestDocumentsRoutes(parts),
      ...requestDecidingRoutes(parts),
      ...sampleRoutes(samples),
      ...reviewRoutes(rules),
      ...reviewerSuggestionRoutes(rules),
      ...conflictRoutes,
      ...reviewMeetingRoutes,
      ...revisionPointRoutes,
      ...requestMessageRoutes,
      ...requestBulkRoutes(rules),
      ...searchRoutes,
    ];
  },
  metrics: (database) => nightlyMetrics(database, 'researcher'),
  events: (parts) => [...requestEvents(parts), ...requestDecidingEvents(parts), ...reviewEvents(parts)],

  async background(parts) {
    await applyFulfilmentSetting(parts);
    await evaluateByNewRule(parts);
    await announceMissedAssignments(parts);
    await askForMissingAgreements(parts);
    const { database, log } = parts;
    return startBackgroundJobs(
      [
        nightlyJob({ database, log, service: 'researcher', tasks: nightlyTasks }),
        ...accessJobs(parts),
        ...wordJobs(database),
      ],
      log,
    );
  },
} as const satisfies ServiceDefinition;

export const definition = withOperations(withHomeLists(ownWork), ResearcherOperationModel);
