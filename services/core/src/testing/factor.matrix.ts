/** What the authorization matrix needs to know about second factors and linked organizations. */
import { writableFields, type TestPerson } from '@portal/kit/testing';
import type { Factories } from './index.ts';
import { createSoftPasskey } from './soft-passkey.ts';

const ONESELF = { because: 'about the caller alone' };
const LOGIN = { because: 'called before login' };

export function factorMatrix(build: Factories) {
  return {
    fixtures: {
      'second-factor': { default: (owner: TestPerson) => build.secondFactor(owner) },
      'linked-organization': { default: (owner: TestPerson) => build.linkedOrganization(owner) },
    },
    /** People with a second factor, of whom one is a superuser. */
    people: {
      protected: async () => {
        const person = await build.person();
        await build.secondFactor(person);
        return person.id;
      },
      root: async () => {
        const superuser = await build.person({ roles: ['superuser'], institution: null });
        await build.secondFactor(superuser);
        return superuser.id;
      },
    },
    actions: { 'POST /user/{id}/second-factor-reset/': { object: 'user', action: 'reset_factors' } },
    samples: {
      'POST /user/{id}/second-factor-reset/': () => ({ body: { reason: 'Lost the phone' } }),
      'POST /session/second-step/': () => ({ body: { step: 'none', code: '123456' } }),
      'POST /session/proof/': () => ({ body: { code: '123456' } }),
      'POST /session/passkey-options/': () => ({ body: {} }),
      'POST /session/passkey/': () => ({
        body: { passkey: createSoftPasskey().use({ challenge: 'AAAA' }) },
      }),
      'POST /second-factor/passkey-options/': () => ({ body: {} }),
      'POST /second-factor/passkey/': () => ({
        body: { name: 'My laptop', passkey: createSoftPasskey().create({ challenge: 'AAAA' }) },
      }),
      'POST /second-factor/totp/': () => ({ body: {} }),
      'POST /second-factor/totp/confirm/': () => ({ body: { name: 'My phone', code: '123456' } }),
      'POST /recovery-codes/': () => ({ body: {} }),
      'POST /organization-login/': () => ({ body: { organization: 'none' } }),
      'POST /organization-login/callback/': () => ({ body: { organization: 'none', answer: 'code=x' } }),
      'POST /organization-login/finish/': () => ({ body: { attempt: 'none' } }),
      'POST /organization-login/link/': () => ({ body: { attempt: 'none' } }),
      'POST /organization-login/{organization}/logout/': () => ({
        params: { organization: 'none' },
        body: { logout_token: 'none' },
      }),
      'POST /organization-login/{organization}/test/': () => ({
        params: { organization: 'none' },
        body: {},
      }),
    },
    fields: { 'second-factor': writableFields({ name: 'Renamed' }) },
    accessOnly: {
      'POST /session/second-step/': LOGIN,
      'POST /session/passkey/': LOGIN,
      'POST /session/passkey-options/': { because: 'a challenge says nothing' },
      'POST /session/proof/': ONESELF,
      'POST /second-factor/passkey-options/': ONESELF,
      'POST /second-factor/passkey/': ONESELF,
      'POST /second-factor/totp/': ONESELF,
      'POST /second-factor/totp/confirm/': ONESELF,
      'GET /recovery-codes/': ONESELF,
      'POST /recovery-codes/': ONESELF,
      'POST /organization-login/': { because: 'an address says nothing' },
      'POST /organization-login/callback/': LOGIN,
      'POST /organization-login/finish/': LOGIN,
      'POST /organization-login/link/': ONESELF,
      'POST /organization-login/{organization}/logout/': {
        because: 'the signed token decides',
        may: [404],
      },
      'GET /organization-login/organizations/': { because: 'for superusers; checks.test.ts' },
      'POST /organization-login/{organization}/test/': {
        because: 'for superusers; checks.test.ts',
        may: [404],
      },
    },
  };
}
