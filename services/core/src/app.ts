/** Composition root of the core service: accounts, institutions, files, mail, notifications, history. */
import path from 'node:path';
import { attentionRoutes, nightlyRunAttention, nightlyRunRoutes } from '@portal/common';
import {
  createOwningServices,
  nightlyJob,
  nightlyMetrics,
  startBackgroundJobs,
  withHomeLists,
  withOperations,
  type ServiceDefinition,
  type ServiceParts,
} from '@portal/kit';
import { applyRestrictedCountries } from './rules/restricted-countries.ts';
import {
  createAbilitiesClient,
  createGatewayClient,
  createHealthClient,
  createFileStore,
  createMailer,
  createOidcClient,
  createOrcidClient,
  createRequestClient,
  createScanner,
  createWebhookClient,
  requestCalls,
} from './clients/index.ts';
import {
  accountRoutes,
  createBotCheck,
  createCallLimits,
  createKnownDevices,
  createLoginLimits,
  endDemoSessions,
  forgetOldNonces,
  forgetOldSteps,
  forgetSeenVersions,
} from './features/account/index.ts';
import { createMailing, forgetOldLinks, deriveLinkSecret } from './features/account-mail/index.ts';
import { SEAL_PURPOSE, adoptUploaded, agreementRoutes, announceScan } from './features/agreement/index.ts';
import { complianceRoutes, storeYears, remindOfVerification } from './features/compliance/index.ts';
import { brandingRoutes } from './features/branding/branding.routes.ts';
import { emailAttention, emailRoutes, mailMetrics, mailRoutes, sendMails } from './features/email/index.ts';
import {
  checkUploads,
  clearUnfinishedUploads,
  clearUploadsNightly,
  createSignedLinks,
  createUploadQuota,
  fileAttention,
  fileRoutes,
  readDictionaries,
  scanQuarantined,
} from './features/file/index.ts';
import { formRoutes, readFormLibrary } from './features/form/index.ts';
import { historyRoutes } from './features/history/history.routes.ts';
import { feedbackRoutes } from './features/feedback/index.ts';
import { healthCheckRoutes, systemAttention, watchSystems } from './features/health-check/index.ts';
import { alertRoutes } from './features/alert/index.ts';
import { createImpersonation } from './features/impersonation/impersonation.routes.ts';
import { institutionRoutes } from './features/institution/index.ts';
import { askOfficials, membershipRoutes } from './features/membership/index.ts';
import { machineKeyRoutes } from './features/machine-key/index.ts';
import { invitationRoutes } from './features/invitation/index.ts';
import { deliverNotifications, notificationRoutes, reportAttention } from './features/notification/index.ts';
import { passwordResetRoutes } from './features/password-reset/password-reset.routes.ts';
import { postLogRoutes } from './features/post-log/index.ts';
import { personRoutes } from './features/person/index.ts';
import { announceVersion, referenceRoutes } from './features/reference/index.ts';
import { forgetOldVisits, releaseRoutes, visitRoutes, watchReleases } from './features/release/index.ts';
import { savedViewRoutes } from './features/saved-view/index.ts';
import { searchCalls, searchRoutes } from './features/search/search.routes.ts';
import { createOrcidProofs, registrationRoutes } from './features/registration/index.ts';
import { userInstitutionRoutes } from './features/user-institution/index.ts';
import { userCommentRoutes } from './features/user-comment/index.ts';
import { forgetOldAttempts, organizationLoginRoutes } from './features/organization-login/index.ts';
import { secondFactorRoutes } from './features/second-factor/index.ts';
import { userSessionRoutes } from './features/user-session/index.ts';
import { transferAgreementEvents, transferAgreementRoutes } from './features/transfer-agreement/index.ts';
import { userRoutes } from './features/user/index.ts';
import { verificationRoutes } from './features/verification/index.ts';
import {
  deliverWebhooks,
  forgetOldDeliveries,
  queueWebhooks,
  webhookAttention,
  webhookRoutes,
} from './features/webhook/index.ts';
import { createInstitutionPorts } from './institution-ports.ts';
import { CoreOperationModel, NightlyRunModel } from './models/index.ts';
import { readCoreSettings } from './settings.ts';

/** Folder with the definitions of generic forms, beside the service's code. */
const FORMS = path.resolve(import.meta.dirname, '../forms');

function compose({ environment, log }: ServiceParts) {
  const settings = readCoreSettings(environment.variables, environment.publicUrl);
  return {
    settings,
    store: createFileStore(settings),
    scanner: createScanner(settings.clamd, log),
    mailer: createMailer(settings.smtp, settings.mailFrom),
    orcid: settings.orcid && createOrcidClient(settings.orcid, settings.publicUrl),
    organizations: settings.identityProviders.map((provider) =>
      createOidcClient(provider, settings.publicUrl),
    ),
    gateway: createGatewayClient(settings.gatewayUrl, environment.serviceToken),
    webhooks: createWebhookClient({ testReceiver: settings.webhookTestReceiver }),
  };
}

/** Each running service has one set of clients for its requests, events and background jobs. */
const composed = new WeakMap<ServiceParts, ReturnType<typeof compose>>();
function createClients(parts: ServiceParts): ReturnType<typeof compose> {
  const known = composed.get(parts) ?? compose(parts);
  composed.set(parts, known);
  return known;
}

function nightlyTasks(parts: ServiceParts) {
  const { store } = createClients(parts);
  return [remindOfVerification, clearUploadsNightly(parts.database, store)];
}

const ownWork = {
  name: 'core',
  calls: [...requestCalls, ...searchCalls],

  handlers(parts) {
    const { settings, store, scanner, orcid, gateway, organizations } = createClients(parts);
    const impersonation = createImpersonation(parts, settings);
    const quota = createUploadQuota(parts.database);
    const owners = createAbilitiesClient(settings.serviceUrls);
    const account = {
      settings,
      orcid,
      mailing: createMailing(settings),
      botCheck: createBotCheck(settings),
      devices: createKnownDevices(settings),
      orcidProofs: createOrcidProofs(settings),
      limits: createCallLimits(parts.database),
    };
    const signing = {
      store,
      limits: createLoginLimits(parts.database),
      sealSecret: settings.secretFor(SEAL_PURPOSE),
    };
    return [
      ...accountRoutes(parts, settings, impersonation),
      ...impersonation.routes,
      ...postLogRoutes(parts.database),
      ...alertRoutes(),
      ...savedViewRoutes(),
      ...healthCheckRoutes(createHealthClient(parts.environment.variables), settings.branding.time_zone),
      ...releaseRoutes({ gateway, minSessions: settings.leastSessions }),
      ...visitRoutes(settings.secretFor('release visit')),
      ...registrationRoutes(account),
      ...verificationRoutes(account),
      ...invitationRoutes(account),
      ...passwordResetRoutes(account),
      ...brandingRoutes(settings),
      ...userRoutes(account),
      ...userCommentRoutes(),
      ...userSessionRoutes(),
      ...secondFactorRoutes({ ...account, limits: signing.limits }),
      ...organizationLoginRoutes({ ...account, clients: organizations }),
      ...userInstitutionRoutes(),
      ...institutionRoutes(createInstitutionPorts(account.mailing, settings)),
      ...complianceRoutes(),
      ...nightlyRunRoutes({
        service: 'core',
        model: NightlyRunModel,
        tasks: nightlyTasks(parts).map(({ name }) => name),
      }),
      ...membershipRoutes({ publicUrl: settings.publicUrl, timeZone: settings.branding.time_zone }),
      ...referenceRoutes(),
      ...notificationRoutes(parts.database, settings.branding),
      ...emailRoutes(),
      ...attentionRoutes('core', [
        emailAttention,
        systemAttention,
        fileAttention,
        reportAttention,
        webhookAttention,
        nightlyRunAttention({ service: 'core', model: NightlyRunModel }),
      ]),
      ...mailRoutes({
        branding: settings.branding,
        publicUrl: settings.publicUrl,
        mailFrom: settings.mailFrom,
        owners,
        requests: createRequestClient(settings.serviceUrls),
      }),
      ...personRoutes(),
      ...fileRoutes({
        store,
        scanner,
        quota,
        onAgreement: adoptUploaded,
        links: createSignedLinks(settings.secretFor('signed link'), settings.publicUrl),
      }),
      ...feedbackRoutes(parts.database, account),
      ...formRoutes(readFormLibrary(FORMS, parts.log)),
      ...searchRoutes(createOwningServices(settings.serviceUrls)),
      ...agreementRoutes({ ...signing, scanner, quota }),
      ...transferAgreementRoutes({ ...signing, foundation: settings.branding.foundation_name }),
      ...historyRoutes(owners),
      ...machineKeyRoutes(),
      ...webhookRoutes(settings.secretFor),
    ];
  },

  metrics: (database) => [...mailMetrics(database), ...nightlyMetrics(database, 'core')],

  events(parts) {
    const { settings, mailer, store } = createClients(parts);
    const { database } = parts;
    return [
      sendMails({
        database,
        mailer,
        store,
        branding: settings.branding,
        publicUrl: settings.publicUrl,
        linkSecret: deriveLinkSecret(settings),
      }),
      deliverNotifications(database),
      queueWebhooks(database),
      askOfficials(parts),
      ...transferAgreementEvents(
        database,
        settings.requiresTransferAgreements
          ? { store, foundation: settings.branding.foundation_name }
          : undefined,
      ),
    ];
  },

  async background(parts) {
    const { settings, store, scanner, mailer, gateway, webhooks } = createClients(parts);
    const { database, log } = parts;
    if (!settings.demoData) await endDemoSessions(database);
    await announceVersion(database, settings.version);
    await applyRestrictedCountries(database, settings.branding.restricted_countries);
    const limits = createLoginLimits(database);
    const health = createHealthClient(parts.environment.variables);
    const { time_zone: timeZone } = settings.branding;
    const watchRules = { minutes: settings.healthMinutes, timeZone };
    const stopping = new AbortController();
    const stopBackgroundJobs = startBackgroundJobs(
      [
        { name: 'nonces', seconds: 600, run: () => forgetOldNonces(database) },
        { name: 'read versions', seconds: 600, run: () => forgetSeenVersions(database) },
        { name: 'login steps', seconds: 600, run: () => forgetOldSteps(database) },
        { name: 'logins at organizations', seconds: 600, run: () => forgetOldAttempts(database) },
        { name: 'login attempts', seconds: 600, run: () => limits.forgetExpired() },
        { name: 'links', seconds: 3600, run: () => forgetOldLinks(database) },
        { name: 'unfinished uploads', seconds: 3600, run: () => clearUnfinishedUploads(database, store) },
        {
          name: 'large uploads',
          seconds: 3,
          run: () => checkUploads({ database, store, scanner, log }, stopping.signal),
        },
        {
          name: 'quarantine',
          seconds: 15,
          run: () => scanQuarantined({ database, store, scanner, log, onVerdict: announceScan }),
        },
        {
          name: 'health of other systems',
          seconds: 60,
          run: () => watchSystems(database, health, watchRules),
        },
        { name: 'years of institutions', seconds: 600, run: () => storeYears(database) },
        { name: 'old visits', seconds: 3600, run: () => forgetOldVisits(database) },
        { name: 'old webhook calls', seconds: 3600, run: () => forgetOldDeliveries(database) },
        {
          name: 'webhooks',
          seconds: 2,
          run: () =>
            deliverWebhooks({
              database,
              client: webhooks,
              derive: settings.secretFor,
              timeZone,
              log,
              signal: stopping.signal,
            }),
        },
        ...(settings.gatewayUrl === undefined
          ? []
          : [
              {
                name: 'releases',
                seconds: 15,
                run: () =>
                  watchReleases({ database, gateway, log, minSessions: settings.leastSessions, timeZone }),
              },
            ]),
        nightlyJob({ database, log, service: 'core', tasks: nightlyTasks(parts) }),
        { name: 'dictionaries', seconds: 15, run: () => readDictionaries({ database, store, log }) },
      ],
      log,
    );
    return async () => {
      stopping.abort();
      await stopBackgroundJobs();
      mailer.close();
    };
  },
} as const satisfies ServiceDefinition;

export const definition = withOperations(withHomeLists(ownWork), CoreOperationModel);
