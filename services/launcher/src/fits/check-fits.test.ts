import { findUsedEndpoints } from '@portal/contract/fits/use-rules';
import { switchVersion } from '@portal/gateway/releases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkAppFits, checkServiceFits, type Deployed } from './check-fits.ts';
import { startField, type FieldFixture } from './field.fixture.ts';

const KEY = 'GET /request/{id}/';
/** An app that shows who owns a request. */
const needs = {
  endpoints: findUsedEndpoints({ texts: [KEY], names: new Set(['owner', 'display_name']) }),
  sharedUi: { version: '1.0.0', entries: { '.': ['Box'] } },
  exposes: ['name'],
};
const promise = { sharedUi: { version: '1.0.0', entries: { '.': ['Box'] } }, demands: ['name'] };

let fixture: FieldFixture;
let deployed: Deployed;
beforeEach(async () => {
  fixture = await startField();
  deployed = { releasesDir: fixture.releasesDir, servicesUrl: fixture.url };
  await fixture.publish('mfe-staff', 'v1', { needs });
  await fixture.publish('shell', 's1', { needs: { endpoints: {} }, promise });
});
afterEach(() => fixture.stop());

const checkApp = (): Promise<void> => checkAppFits(deployed, { app: 'mfe-staff', version: 'v1' });

/** The running researcher is of a release that does not send the name of an owner. */
function takeField(): void {
  delete fixture.contracts.researcher?.endpoints[KEY]?.answered['owner.display_name'];
}

describe('an app', () => {
  it('fits services and shells that have all that it uses', async () => {
    switchVersion(deployed.releasesDir, 'shell', 's1');
    await expect(checkApp()).resolves.toBeUndefined();
  });

  it('is refused with the name of the field that a running service does not send', async () => {
    takeField();
    await expect(checkApp()).rejects.toThrow(
      [
        'mfe-staff v1 does not fit the deployed versions:',
        '  mfe-staff v1 needs GET /request/{id}/ → owner.display_name, which researcher 2026.11 does not send',
      ].join('\n'),
    );
  });

  it('is refused where the current shell or its canary does not provide a name', async () => {
    switchVersion(deployed.releasesDir, 'shell', 's1');
    const without = { ...promise, sharedUi: { version: '1.0.0', entries: { '.': ['Text'] } } };
    await fixture.publish('shell', 's2', { needs: { endpoints: {} }, promise: without });
    await expect(checkApp()).resolves.toBeUndefined();
    switchVersion(deployed.releasesDir, 'shell', 's2', 0.1);
    await expect(checkApp()).rejects.toThrow(
      'mfe-staff v1 needs @portal/shared-ui → Box, which shell s2 does not provide',
    );
    switchVersion(deployed.releasesDir, 'shell', 's2');
    await expect(checkApp()).rejects.toThrow('which shell s2 does not provide');
  });

  it('is refused while a service cannot be asked, but for a first deploy', async () => {
    fixture.contracts.tissue = undefined;
    await expect(checkApp()).rejects.toThrow(
      `The contract of tissue cannot be read at ${fixture.url}/api/contract/tissue/: it answered 503.`,
    );
    const unreachable = { ...deployed, servicesUrl: 'http://127.0.0.1:9' };
    await expect(checkAppFits(unreachable, { app: 'mfe-staff', version: 'v1' })).rejects.toThrow(
      /nothing answers there\. Name another address with --services, or, for the very first deploy, --without-services\.$/,
    );
    const first = { ...deployed, servicesUrl: undefined };
    await expect(checkAppFits(first, { app: 'mfe-staff', version: 'v1' })).resolves.toBeUndefined();
  });

  it('is refused where no one wrote down what it needs', async () => {
    await fixture.publish('mfe-staff', 'old', {});
    await expect(checkAppFits(deployed, { app: 'mfe-staff', version: 'old' })).rejects.toThrow(
      'mfe-staff old was built before needs were written down',
    );
  });
});

describe('a shell', () => {
  const checkShell = (): Promise<void> => checkAppFits(deployed, { app: 'shell', version: 's2' });

  it('is refused where an app that people get takes a name that it lacks', async () => {
    const without = { ...promise, sharedUi: { version: '1.0.0', entries: { '.': ['Text'] } } };
    await fixture.publish('shell', 's2', { needs: { endpoints: {} }, promise: without });
    await fixture.publish('mfe-tissue', 'v1', { needs: { endpoints: {} } });
    switchVersion(deployed.releasesDir, 'mfe-tissue', 'v1');
    await expect(checkShell()).resolves.toBeUndefined();
    switchVersion(deployed.releasesDir, 'mfe-staff', 'v1');
    await expect(checkShell()).rejects.toThrow(
      'mfe-staff v1 needs @portal/shared-ui → Box, which shell s2 does not provide',
    );
  });

  it('is refused if no app is deployed to compare with, except for the first deploy', async () => {
    await fixture.publish('shell', 's2', { needs: { endpoints: {} }, promise });
    switchVersion(deployed.releasesDir, 'shell', 's1');
    await expect(checkShell()).rejects.toThrow(
      `There is no app in ${deployed.releasesDir}, so it is unknown whether shell s2 fits. Name the store of releases in RELEASES_DIR, or, for the very first deploy, --without-services.`,
    );
    const first = { ...deployed, servicesUrl: undefined };
    await expect(checkAppFits(first, { app: 'shell', version: 's2' })).resolves.toBeUndefined();
  });

  it('is refused where it demands more of an app than that exposes', async () => {
    await fixture.publish('shell', 's2', {
      needs: { endpoints: {} },
      promise: { ...promise, demands: ['name', 'search'] },
    });
    switchVersion(deployed.releasesDir, 'mfe-staff', 'v1');
    await expect(checkShell()).rejects.toThrow('mfe-staff v1 exposes no search, which shell s2 demands');
  });
});

describe('a service', () => {
  const gone = 'GET /owner-of-request/{id}/';
  const missing = {
    ...needs,
    endpoints: { [gone]: { service: 'researcher', sent: {}, answered: {} } },
  } as const;

  it('is refused if an app served to all sessions, or to a share, uses endpoints that its sources lack', async () => {
    await fixture.publish('mfe-staff', 'v2', { needs: missing });
    switchVersion(deployed.releasesDir, 'mfe-staff', 'v1');
    await expect(checkServiceFits(deployed, 'researcher', {})).resolves.toBeUndefined();
    switchVersion(deployed.releasesDir, 'mfe-staff', 'v2', 0.1);
    await expect(checkServiceFits(deployed, 'researcher', {})).rejects.toThrow(
      [
        'researcher does not fit the deployed versions:',
        `  mfe-staff v2 needs ${gone}, which researcher of these sources does not have`,
      ].join('\n'),
    );
    await expect(checkServiceFits(deployed, 'tissue', {})).resolves.toBeUndefined();
  });

  it('is refused if no app is deployed to compare with, except for the first deploy', async () => {
    switchVersion(deployed.releasesDir, 'shell', 's1');
    await expect(checkServiceFits(deployed, 'tissue', {})).rejects.toThrow(
      `There is no app in ${deployed.releasesDir}, so it is unknown whether tissue fits.`,
    );
    const first = { ...deployed, servicesUrl: undefined };
    await expect(checkServiceFits(first, 'tissue', {})).resolves.toBeUndefined();
  });

  it('is refused if another running service calls an endpoint that it lacks', async () => {
    switchVersion(deployed.releasesDir, 'mfe-staff', 'v1');
    const { staff } = fixture.contracts;
    Object.assign(staff?.calls ?? {}, missing.endpoints);
    await expect(checkServiceFits(deployed, 'researcher', {})).rejects.toThrow(
      `staff 2026.11 needs ${gone}, which researcher of these sources does not have`,
    );
  });

  it('is refused if it calls endpoints that the running services lack', async () => {
    takeField();
    switchVersion(deployed.releasesDir, 'mfe-staff', 'v1');
    await expect(checkServiceFits(deployed, 'staff', needs.endpoints)).rejects.toThrow(
      'staff needs GET /request/{id}/ → owner.display_name, which researcher 2026.11 does not send',
    );
    const first = { ...deployed, servicesUrl: undefined };
    await expect(checkServiceFits(first, 'staff', needs.endpoints)).resolves.toBeUndefined();
  });
});
