import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { isLoopback } from '@portal/kit';
import { GROUPS } from './variables.ts';

const PRODUCTION = {
  PORTAL_ENVIRONMENT: 'production',
  PUBLIC_URL: 'https://portal.example.org',
  DATABASE_URL: 'postgres://portal:pw@db.example.org/portal?sslmode=verify-full',
  DATA_DIR: '/var/lib/portal',
  SMTP_URL: 'smtp://mail.example.org:587',
  MAIL_FROM: 'portal@example.org',
  CLAMD_HOST: 'scanner.example.org',
};

function listFaults(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment, '/portal');
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}
const listNames = (environment: Record<string, string>) =>
  listFaults(environment).map((line) => line.split(':')[0]);

it('a container may listen everywhere if only this machine reaches its address', () => {
  const container = { HOST: '0.0.0.0', IN_CONTAINER: 'yes' };
  expect(listNames({ HOST: '0.0.0.0' })).toEqual(['HOST']);
  expect(listNames(container)).toEqual([]);
  expect(listNames({ ...container, PUBLIC_URL: 'http://portal.example.org' })).toEqual(['PUBLIC_URL']);
  expect(listNames({ ...PRODUCTION, ...container, PUBLIC_URL: '' })).toEqual(['PUBLIC_URL']);
});

describe('production', () => {
  it('does not start with the embedded database, the open inbox and the demo: a line for each', () => {
    expect(listNames({ PORTAL_ENVIRONMENT: 'production' })).toEqual([
      'PUBLIC_URL',
      'DATABASE_URL',
      'DATA_DIR',
      'SMTP_URL',
      'MAIL_FROM',
      'CLAMD_HOST',
    ]);
    expect(listNames({ ...PRODUCTION, DEMO_DATA: 'yes' })).toEqual(['DEMO_DATA']);
  });

  it.each(Object.keys(PRODUCTION).filter((name) => name !== 'PORTAL_ENVIRONMENT'))(
    'does not start without %s',
    (name) => expect(listNames({ ...PRODUCTION, [name]: '' })).toEqual([name]),
  );

  it.each(['http://portal.example.org', 'http://localhost:8080', 'https://localhost'])(
    'does not start at %s',
    (address) => expect(listNames({ ...PRODUCTION, PUBLIC_URL: address })).toEqual(['PUBLIC_URL']),
  );

  it('starts with a setting that weakens it only where that is accepted', () => {
    const weak = { ...PRODUCTION, CLOCK: '2027-03-01', LIMIT_ALL: 'off' };
    expect(listNames(weak)).toEqual(['CLOCK', 'LIMIT_ALL']);
    const config = readConfig({ ...weak, ACCEPTED_RISKS: 'CLOCK,LIMIT_ALL' }, '/portal');
    // Services and gateway look as well.
    for (const values of [config.outside, config.gateway])
      expect(values).toMatchObject({ PORTAL_ENVIRONMENT: 'production', ACCEPTED_RISKS: 'CLOCK,LIMIT_ALL' });
  });

  const addresses = Object.values(GROUPS)
    .flatMap(({ needed, free }) => Object.keys({ ...needed, ...free }))
    .filter((name) => /_(URL|ENDPOINT)$/.test(name) && !/^(SMTP|BRANDING)_/.test(name));
  it.each(addresses)('reaches the system at %s by https', (name) => {
    expect(listNames({ ...PRODUCTION, [name]: 'http://system.example.org' })).toContain(name);
  });

  it('starts with everything, and without demo people', () => {
    expect(readConfig({ ...PRODUCTION, HOST: '0.0.0.0' }, '/portal').demoData).toBe(false);
  });
});

describe('an address that others can reach', () => {
  it.each([
    [{ PUBLIC_URL: 'http://portal.example.org' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://192.168.1.20:8080' }, 'PUBLIC_URL'],
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '::', PUBLIC_URL: 'http://localhost:8080' }, 'HOST'],
  ])('is refused without https: %o', (given, name) => expect(listNames(given)).toEqual([name]));

  it.each<Record<string, string>>([
    {},
    { HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:8080' },
    { PUBLIC_URL: 'http://portal.localhost:8080' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example.org' },
  ])('is no matter of %o', (given) => expect(listFaults(given)).toEqual([]));

  it('is distinguished from one of this machine', () => {
    expect(['localhost', '127.0.0.1', '::1', '[::1]', 'a.localhost'].every(isLoopback)).toBe(true);
    expect(['0.0.0.0', '::', 'localhost.example.org', '127.0.0.1.example.org'].some(isLoopback)).toBe(false);
  });
});

it('knows how mails leave', () => {
  expect(listFaults({ SMTP_TLS: 'off' })).toEqual(['SMTP_URL: is missing, although SMTP_TLS is set.']);
  expect(listFaults({ SMTP_URL: 'smtp://mail.test', SMTP_TLS: 'always' })).toEqual([
    'SMTP_TLS: must be required, opportunistic or off, but is "always".',
  ]);
});
