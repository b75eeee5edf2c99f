/** Every object of the portal, and every endpoint by 'METHOD /path/'. */
import { defineEndpoints, type EndpointDefinition, type EndpointKey } from './endpoint.ts';
import { HISTORIES } from './histories.ts';
import type { ObjectHistory } from './history.ts';
import { accountEndpoints } from './objects/account.ts';
import { agreementEndpoints, agreementObject, rdaTemplateObject } from './objects/agreement.ts';
import { brandingEndpoints } from './objects/branding.ts';
import { calendarFeedEndpoints } from './objects/calendar-feed.ts';
import { closeOutEndpoints } from './objects/close-out.ts';
import { collectionEndpoints } from './objects/collection.ts';
import { complianceEndpoints } from './objects/compliance.ts';
import { conflictEndpoints } from './objects/conflict.ts';
import { coreEndpoints, historyEndpoints } from './objects/core-endpoints.ts';
import { fileUploadEndpoints } from './objects/file-upload.ts';
import { datasetAccessEndpoints } from './objects/dataset-access.ts';
import { datasetEndpoints } from './objects/dataset.ts';
import { restrictedDatasetObject, restrictedSampleTypeObject } from './objects/restriction.ts';
import { administrationEndpoints, alertMessageObject } from './objects/administration.ts';
import { impersonationEndpoints, postLogObject } from './objects/impersonation.ts';
import { incidentObject } from './objects/incident.ts';
import { institutionEndpoints } from './objects/institution-endpoints.ts';
import {
  cohortObject,
  emailObject,
  featureToggleObject,
  metaDataObject,
  notificationObject,
} from './objects/people.ts';
import { donorEndpoints } from './objects/donor.ts';
import { donorSyncEndpoints } from './objects/donor-sync.ts';
import { donorTextObject } from './objects/donor-text.ts';
import { feedbackEndpoints } from './objects/feedback.ts';
import { formEndpoints } from './objects/form.ts';
import { emailTemplateObject, mailEndpoints } from './objects/mail.ts';
import { orderEndpoints } from './objects/order.ts';
import { nightlyRunEndpoints } from './objects/nightly-run.ts';
import { projectEndpoints } from './objects/project.ts';
import { projectUpdateObject } from './objects/project-update.ts';
import { publicFigureEndpoints } from './objects/public-figures.ts';
import { publicStatisticsEndpoints } from './objects/public-statistics.ts';
import { publicUserObject } from './objects/public-user.ts';
import { registrationEndpoints } from './objects/registration.ts';
import { renewalObject } from './objects/renewal.ts';
import { requestBulkEndpoints } from './objects/request-bulk.ts';
import { requestEndpoints } from './objects/request.ts';
import { requestMessageEndpoints } from './objects/request-message.ts';
import { reviewEndpoints } from './objects/review.ts';
import { reviewMeetingEndpoints } from './objects/review-meeting.ts';
import { reviewWindowEndpoints } from './objects/review-window.ts';
import { revisionPointObject } from './objects/revision-point.ts';
import { errorReportEndpoints, errorReportObject } from './objects/error-report.ts';
import { releaseEndpoints } from './objects/release.ts';
import { releaseNoteEndpoints } from './objects/release-note.ts';
import { rmApplicationObject } from './objects/rm-application.ts';
import { sampleEndpoints } from './objects/sample.ts';
import { savedViewObject } from './objects/saved-view.ts';
import { meetingPacketEndpoints } from './objects/meeting-packet.ts';
import { staffOperationObject } from './objects/operation.ts';
import { matchReportEndpoints } from './objects/match-report.ts';
import { matchSummaryEndpoints } from './objects/match-summary.ts';
import { scoreEndpoints } from './objects/score.ts';
import { searchEndpoints } from './objects/search.ts';
import { shipmentEndpoints } from './objects/shipment.ts';
import { tissueEndpoints } from './objects/tissue.ts';
import { transferAgreementEndpoints } from './objects/transfer-agreement.ts';
import {
  userCommentObject,
  userEmailObject,
  userEndpoints,
  userObject,
  userPhoneObject,
  userSessionObject,
} from './objects/user.ts';
import { openReviewObject, workloadObject } from './objects/workload.ts';
import { zendeskEndpoints } from './objects/zendesk.ts';

export * from './objects/account.ts';
export * from './objects/administration.ts';
export * from './objects/agreement.ts';
export * from './objects/branding.ts';
export * from './objects/calendar-feed.ts';
export * from './objects/close-out.ts';
export * from './objects/conflict.ts';
export * from './objects/collection.ts';
export * from './objects/core-endpoints.ts';
export * from './objects/dataset-write.ts';
export * from './objects/data-use.ts';
export * from './objects/dataset-access.ts';
export * from './objects/dataset.ts';
export * from './objects/donor.ts';
export * from './objects/donor-sync.ts';
export * from './objects/donor-text.ts';
export * from './objects/restriction.ts';
export * from './objects/error-report.ts';
export * from './objects/feedback.ts';
export * from './objects/file-upload.ts';
export * from './objects/form.ts';
export * from './objects/impersonation.ts';
export * from './objects/compliance.ts';
export * from './objects/incident.ts';
export * from './objects/institution-endpoints.ts';
export * from './objects/institution.ts';
export * from './objects/mail.ts';
export * from './objects/membership.ts';
export * from './objects/order.ts';
export * from './objects/people.ts';
export * from './objects/nightly-run.ts';
export * from './objects/project.ts';
export * from './objects/project-update.ts';
export * from './objects/public-figures.ts';
export * from './objects/public-statistics.ts';
export * from './objects/public-user.ts';
export * from './objects/registration.ts';
export * from './objects/release.ts';
export * from './objects/release-note.ts';
export * from './objects/renewal.ts';
export * from './objects/request-bulk.ts';
export * from './objects/request-changes.ts';
export * from './objects/request.ts';
export * from './objects/request-decision.ts';
export * from './objects/request-numbers.ts';
export { RequestStage, StatusTime, Withdrawal } from './objects/request-progress.ts';
export * from './objects/request-message.ts';
export * from './objects/review.ts';
export * from './objects/review-meeting.ts';
export * from './objects/review-window.ts';
export * from './objects/revision-point.ts';
export * from './objects/rm-application.ts';
export * from './objects/sample.ts';
export * from './objects/saved-view.ts';
export * from './objects/match-report.ts';
export * from './objects/meeting-packet.ts';
export * from './objects/operation.ts';
export * from './objects/match-summary.ts';
export * from './objects/score.ts';
export * from './objects/search.ts';
export * from './objects/shipment.ts';
export * from './objects/tissue.ts';
export * from './objects/transfer-agreement.ts';
export * from './objects/user.ts';
export * from './objects/workload.ts';
export * from './objects/zendesk.ts';

const objectEndpoints = defineEndpoints({
  ...nightlyRunEndpoints,
  ...projectUpdateObject.endpoints,
  ...closeOutEndpoints,
  ...incidentObject.endpoints,
  ...accountEndpoints,
  ...agreementObject.endpoints,
  ...agreementEndpoints,
  ...rdaTemplateObject.endpoints,
  ...brandingEndpoints,
  ...calendarFeedEndpoints,
  ...registrationEndpoints,
  ...userObject.endpoints,
  ...userEmailObject.endpoints,
  ...userPhoneObject.endpoints,
  ...userCommentObject.endpoints,
  ...userSessionObject.endpoints,
  ...publicUserObject.endpoints,
  ...userEndpoints,
  ...complianceEndpoints,
  ...institutionEndpoints,
  ...cohortObject.endpoints,
  ...notificationObject.endpoints,
  ...featureToggleObject.endpoints,
  ...metaDataObject.endpoints,
  ...emailObject.endpoints,
  ...postLogObject.endpoints,
  ...impersonationEndpoints,
  ...alertMessageObject.endpoints,
  ...administrationEndpoints,
  ...emailTemplateObject.endpoints,
  ...mailEndpoints,
  ...coreEndpoints,
  ...fileUploadEndpoints,
  ...feedbackEndpoints,
  ...formEndpoints,
  ...projectEndpoints,
  ...datasetEndpoints,
  ...datasetAccessEndpoints,
  ...restrictedDatasetObject.endpoints,
  ...restrictedSampleTypeObject.endpoints,
  ...publicFigureEndpoints,
  ...publicStatisticsEndpoints,
  ...requestEndpoints,
  ...requestMessageEndpoints,
  ...requestBulkEndpoints,
  ...renewalObject.endpoints,
  ...savedViewObject.endpoints,
  ...reviewEndpoints,
  ...reviewMeetingEndpoints,
  ...reviewWindowEndpoints,
  ...releaseEndpoints,
  ...releaseNoteEndpoints,
  ...rmApplicationObject.endpoints,
  ...revisionPointObject.endpoints,
  ...conflictEndpoints,
  ...scoreEndpoints,
  ...matchSummaryEndpoints,
  ...matchReportEndpoints,
  ...meetingPacketEndpoints,
  ...staffOperationObject.endpoints,
  ...errorReportEndpoints,
  ...errorReportObject.endpoints,
  ...sampleEndpoints,
  ...searchEndpoints,
  ...tissueEndpoints,
  ...donorEndpoints,
  ...donorSyncEndpoints,
  ...donorTextObject.endpoints,
  ...collectionEndpoints,
  ...orderEndpoints,
  ...shipmentEndpoints,
  ...transferAgreementEndpoints,
  ...openReviewObject.endpoints,
  ...workloadObject.endpoints,
  ...zendeskEndpoints,
});

/** Every history that is kept of an object, those without words of their own included. */
export const RECORDED_HISTORIES: readonly ObjectHistory[] = [
  ...HISTORIES,
  ...Object.values<EndpointDefinition>(objectEndpoints).flatMap(({ history }) =>
    history?.isPlain ? [history] : [],
  ),
];

export const endpoints = defineEndpoints({
  ...objectEndpoints,
  ...historyEndpoints(RECORDED_HISTORIES.map(({ model }) => model)),
});
export type Endpoints = typeof endpoints;
export type PortalEndpointKey = keyof Endpoints & EndpointKey;
