import { handler, query, type Handler } from '@portal/kit';
import type { OrcidClient } from '../../clients/index.ts';
import type { CoreSettings } from '../../settings.ts';
import {
  withMinimumTime,
  refuseCommonPassword,
  withRetryAfter,
  type BotCheck,
  type CallLimits,
} from '../account/index.ts';
import type { Mailing } from '../account-mail/index.ts';
import { registerOfficial } from './commands/official.ts';
import { askOrcid, type OrcidProofs } from './orcid.ts';
import { checkInstitution, registerResearcher } from './commands/researcher.ts';

export interface RegistrationParts {
  readonly mailing: Mailing;
  readonly limits: CallLimits;
  readonly botCheck: BotCheck;
  readonly orcid: OrcidClient | undefined;
  readonly orcidProofs: OrcidProofs;
  readonly settings: Pick<CoreSettings, 'recaptcha'>;
}

export const registrationRoutes = (parts: RegistrationParts): Handler[] => [
  handler('POST /register-user/', async (call) => {
    const { body, database, context } = call;
    const { mailing, limits, botCheck, orcidProofs } = parts;
    // Check everything that can be corrected in the form before the bot check solution is used up.
    refuseCommonPassword(body.password);
    if ('institution' in body) await checkInstitution(database, body.institution);
    await botCheck.spend(database, body.recaptcha);
    const subject = 'token' in body ? body.token : body.email;
    await withRetryAfter(call, () => limits.spend('register', context.ip, subject));
    await withMinimumTime(() =>
      'token' in body
        ? registerOfficial(call, mailing, body)
        : registerResearcher(call, mailing, body, orcidProofs),
    );
    return { body: {} };
  }),

  query('GET /sign-up-settings/', async () => ({
    orcid_authorize_url: parts.orcid?.authorizeUrl ?? null,
    recaptcha_site_key: parts.settings.recaptcha?.siteKey ?? null,
  })),

  query('GET /orcid/', (call) =>
    withRetryAfter(call, async () => {
      await parts.limits.spend('orcid', call.context.ip);
      const orcid = await askOrcid(parts.orcid, call.query.code);
      const proof = parts.orcidProofs.give({ orcid, userId: call.actor.userId });
      return { payload: { orcid, proof } };
    }),
  ),
];
