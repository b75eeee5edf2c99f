import { expect, it } from 'vitest';
import { readCoreSettings } from './settings.ts';

const GIVEN = { AUTH_PRIVATE_KEY: 'key', DATA_DIR: '/data' };
const PRODUCTION = {
  ...GIVEN,
  PORTAL_ENVIRONMENT: 'production',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'portal@example.org',
  CLAMD_HOST: 'scanner',
};
const read = (variables: Record<string, string>) => readCoreSettings(variables, 'https://portal.example.org');

it('refuses a production without mail server and virus scanner, or with the demo', () => {
  expect(() => read({ ...GIVEN, PORTAL_ENVIRONMENT: 'production', DEMO_DATA: 'yes' })).toThrow(
    'SMTP_URL: is needed in production; MAIL_FROM: is needed in production; CLAMD_HOST: is needed in production; DEMO_DATA: must be no in production',
  );
  expect(read(PRODUCTION)).toMatchObject({ demoData: false, smtp: { tls: 'required' } });
});

it('sends mail over TLS alone in production by default', () => {
  expect(read({ ...PRODUCTION, SMTP_TLS: 'opportunistic' }).smtp.tls).toBe('opportunistic');
  expect(read(GIVEN).smtp.tls).toBe('opportunistic');
  expect(read({ ...GIVEN, SMTP_TLS: 'required' }).smtp.tls).toBe('required');
  expect(() => read({ ...GIVEN, SMTP_TLS: 'always' })).toThrow(/SMTP_TLS/);
});

it('refuses a system of which only a part is given', () => {
  expect(() => read({ ...GIVEN, S3_BUCKET: 'files', S3_REGION: 'x', RECAPTCHA_SECRET: 's' })).toThrow(
    'S3_ACCESS_KEY_ID: is needed where S3_BUCKET is given; S3_SECRET_ACCESS_KEY: is needed where S3_BUCKET is given; RECAPTCHA_SITE_KEY: is needed where RECAPTCHA_SECRET is given',
  );
  expect(read({ ...GIVEN, S3_ENDPOINT: 'http://s3.example.org' }).s3).toBeUndefined();
});
