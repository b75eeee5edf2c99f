/** Every endpoint of the portal, by 'METHOD /path/'. */
import { defineEndpoints, type EndpointKey } from './endpoint.ts';
import { accountEndpoints } from './objects/account.ts';
import { agreementEndpoints, agreementObject, rdaTemplateObject } from './objects/agreement.ts';
import { brandingEndpoints } from './objects/branding.ts';
import { coreEndpoints } from './objects/core-endpoints.ts';
import { datasetEndpoints } from './objects/dataset.ts';
import { administrationEndpoints, alertMessageObject } from './objects/administration.ts';
import { impersonationEndpoints, postLogObject } from './objects/impersonation.ts';
import { institutionEndpoints } from './objects/institution-endpoints.ts';
import {
  cohortObject,
  emailObject,
  featureToggleObject,
  metaDataObject,
  notificationObject,
} from './objects/people.ts';
import { formEndpoints } from './objects/form.ts';
import { emailTemplateObject, mailEndpoints } from './objects/mail.ts';
import { projectEndpoints } from './objects/project.ts';
import { registrationEndpoints } from './objects/registration.ts';
import { requestEndpoints } from './objects/request.ts';
import { reviewEndpoints } from './objects/review.ts';
import { errorReportEndpoints, errorReportObject } from './objects/error-report.ts';
import { searchEndpoints } from './objects/search.ts';
import { tissueEndpoints } from './objects/tissue.ts';
import {
  publicUserObject,
  userCommentObject,
  userEmailObject,
  userEndpoints,
  userObject,
  userPhoneObject,
  userSessionObject,
} from './objects/user.ts';

export const endpoints = defineEndpoints({
  ...accountEndpoints,
  ...agreementObject.endpoints,
  ...agreementEndpoints,
  ...rdaTemplateObject.endpoints,
  ...brandingEndpoints,
  ...registrationEndpoints,
  ...userObject.endpoints,
  ...userEmailObject.endpoints,
  ...userPhoneObject.endpoints,
  ...userCommentObject.endpoints,
  ...userSessionObject.endpoints,
  ...publicUserObject.endpoints,
  ...userEndpoints,
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
  ...formEndpoints,
  ...projectEndpoints,
  ...datasetEndpoints,
  ...requestEndpoints,
  ...reviewEndpoints,
  ...errorReportEndpoints,
  ...errorReportObject.endpoints,
  ...searchEndpoints,
  ...tissueEndpoints,
});
export type Endpoints = typeof endpoints;
export type PortalEndpointKey = keyof Endpoints & EndpointKey;
