/** Every object of the portal, and every endpoint by 'METHOD /path/'. */
import { defineEndpoints, type EndpointDefinition, type EndpointKey } from './endpoint.ts';
import { HISTORIES } from '../history/histories.ts';
import type { ObjectHistory } from '../history/history.ts';
import { accountEndpoints } from '../people/account.wire.ts';
import { agreementEndpoints, agreementObject, rdaTemplateObject } from '../agreement/wire.ts';
import { brandingEndpoints } from '../shell/branding.wire.ts';
import { calendarFeedEndpoints } from '../calendar/wire.ts';
import { closeOutEndpoints } from '../close-out/wire.ts';
import { collectionEndpoints } from '../tissue/collection.wire.ts';
import { complianceEndpoints } from '../compliance/wire.ts';
import { conflictEndpoints } from '../review/conflict.wire.ts';
import { fileEndpoints } from '../file/wire.ts';
import { historyEndpoints } from '../history/wire.ts';
import { linkedOrganizationObject, organizationLoginEndpoints } from '../people/organization-login.wire.ts';
import { personEndpoints } from '../people/person.wire.ts';
import { fileUploadEndpoints } from '../file/upload.wire.ts';
import { datasetAccessEndpoints } from '../dataset/access.wire.ts';
import { datasetEndpoints } from '../dataset/wire.ts';
import { restrictedDatasetObject, restrictedSampleTypeObject } from '../dataset/restriction.wire.ts';
import { attentionEndpoints } from '../administration/attention.wire.ts';
import { administrationEndpoints, alertMessageObject } from '../administration/wire.ts';
import { homeListEndpoints } from '../shell/home-lists.wire.ts';
import { impersonationEndpoints, postLogObject } from '../people/impersonation.wire.ts';
import { machineKeyEndpoints } from '../machine-key/wire.ts';
import { incidentObject } from '../incident/wire.ts';
import { institutionEndpoints } from '../institution/endpoints.wire.ts';
import { cohortObject } from '../administration/cohort.wire.ts';
import { emailEndpoints, emailObject } from '../mail/log.wire.ts';
import { featureToggleObject, metaDataObject } from '../administration/feature-toggle.wire.ts';
import { notificationObject } from '../people/notification.wire.ts';
import { donorEndpoints } from '../tissue/donor.wire.ts';
import { donorSyncEndpoints } from '../tissue/donor-sync.wire.ts';
import { donorTextObject } from '../tissue/donor-text.wire.ts';
import { feedbackEndpoints } from '../support/feedback.wire.ts';
import { formEndpoints } from '../forms/wire.ts';
import { emailTemplateObject, mailEndpoints } from '../mail/wire.ts';
import { orderEndpoints } from '../tissue/order.wire.ts';
import { nightlyRunEndpoints } from '../administration/nightly-run.wire.ts';
import { projectEndpoints } from '../project/wire.ts';
import { projectUpdateObject } from '../project-update/wire.ts';
import { publicCountEndpoints } from '../statistics/public-counts.wire.ts';
import { publicStatisticsEndpoints } from '../statistics/wire.ts';
import { publicUserObject } from '../people/public-user.wire.ts';
import { registrationEndpoints } from '../people/registration.wire.ts';
import { renewalObject } from '../request/renewal.wire.ts';
import { requestBulkEndpoints } from '../request/bulk.wire.ts';
import { requestEndpoints } from '../request/wire.ts';
import { requestMessageEndpoints } from '../request/message.wire.ts';
import { reviewEndpoints } from '../review/wire.ts';
import { reviewMeetingEndpoints } from '../review/meeting.wire.ts';
import { reviewWindowEndpoints } from '../review/window.wire.ts';
import { revisionPointObject } from '../request/revision-point.wire.ts';
import { errorReportEndpoints, errorReportObject } from '../support/error-report.wire.ts';
import { releaseEndpoints } from '../release/wire.ts';
import { releaseNoteEndpoints } from '../release/note.wire.ts';
import { rmApplicationObject } from '../research-match/application.wire.ts';
import { sampleEndpoints } from '../sample/wire.ts';
import { savedViewObject } from '../search/saved-view.wire.ts';
import { meetingPacketEndpoints } from '../review/meeting-packet.wire.ts';
import { operationEndpoints } from '../operation/wire.ts';
import { matchReportEndpoints } from '../research-match/report.wire.ts';
import { matchSummaryEndpoints } from '../research-match/summary.wire.ts';
import { scoreEndpoints } from '../review/score.wire.ts';
import { secondFactorEndpoints, secondFactorObject } from '../people/second-factor.wire.ts';
import { searchEndpoints } from '../search/wire.ts';
import { shipmentEndpoints } from '../tissue/shipment.wire.ts';
import { tissueEndpoints } from '../tissue/wire.ts';
import { transferAgreementEndpoints } from '../transfer-agreement/wire.ts';
import {
  userCommentObject,
  userEmailObject,
  userEndpoints,
  userObject,
  userPhoneObject,
  userSessionObject,
} from '../people/user.wire.ts';
import { openReviewObject, workloadEndpoints, workloadObject } from '../review/workload.wire.ts';
import { webhookEndpoints } from '../webhook/wire.ts';
import { zendeskEndpoints } from '../support/zendesk.wire.ts';

const objectEndpoints = defineEndpoints({
  ...nightlyRunEndpoints,
  ...projectUpdateObject.endpoints,
  ...closeOutEndpoints,
  ...incidentObject.endpoints,
  ...accountEndpoints,
  ...secondFactorObject.endpoints,
  ...secondFactorEndpoints,
  ...linkedOrganizationObject.endpoints,
  ...organizationLoginEndpoints,
  ...agreementObject.endpoints,
  ...agreementEndpoints,
  ...rdaTemplateObject.endpoints,
  ...brandingEndpoints,
  ...homeListEndpoints,
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
  ...attentionEndpoints,
  ...emailTemplateObject.endpoints,
  ...mailEndpoints,
  ...fileEndpoints,
  ...emailEndpoints,
  ...personEndpoints,
  ...fileUploadEndpoints,
  ...feedbackEndpoints,
  ...formEndpoints,
  ...projectEndpoints,
  ...datasetEndpoints,
  ...datasetAccessEndpoints,
  ...restrictedDatasetObject.endpoints,
  ...restrictedSampleTypeObject.endpoints,
  ...publicCountEndpoints,
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
  ...operationEndpoints,
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
  ...workloadEndpoints,
  ...machineKeyEndpoints,
  ...webhookEndpoints,
  ...zendeskEndpoints,
});

/** The history of every object that has one, including `plain` histories without labels. */
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
