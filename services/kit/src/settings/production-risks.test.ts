import { describe, expect, it } from 'vitest';
import { findProductionRisks, refuseProductionRisks } from './production-risks.ts';

const SAFE = {
  PORTAL_ENVIRONMENT: 'production',
  PUBLIC_URL: 'https://portal.example.org',
  DATABASE_URL: 'postgres://portal:pw@db.example.org/portal?sslmode=verify-full',
  SMTP_TLS: 'required',
  LIMIT_ALL: '300/60',
  ORCID_URL: 'https://orcid.org',
};
const listNames = (given: Record<string, string>) =>
  findProductionRisks({ ...SAFE, ...given }).map((line) => line.split(':')[0]);

describe('production', () => {
  it.each<[name: string, value: string]>([
    ['CLOCK', '2027-03-01'],
    ['SQL_LOG_FILE', '/tmp/sql.log'],
    ['WEBHOOK_TEST_RECEIVER', 'http://127.0.0.1:9000'],
    ['LIMIT_ALL', 'off'],
    ['LIMIT_SENSITIVE', 'off'],
    ['LIMIT_KEY', 'off'],
    ['LIMIT_CONNECTIONS', 'off'],
    ['LIMIT_AT_ONCE', 'off'],
    ['LIMIT_TRANSFERS', 'off'],
    ['SMTP_TLS', 'off'],
    ['SMTP_TLS', 'opportunistic'],
    ['DATABASE_URL', 'postgres://portal:pw@db.example.org/portal'],
    ['DATABASE_URL', 'postgres://portal:pw@db.example.org/portal?sslmode=prefer'],
    ['DATABASE_URL', 'postgres://portal:pw@localhost/portal?host=db.example.org'],
    ['PUBLIC_URL', 'https://portal.example.org/portal'],
    ['PUBLIC_URL', 'https://portal.example.org/?a=b'],
    ['PUBLIC_URL', 'https://portal:pw@portal.example.org'],
    ['ORCID_URL', 'http://orcid.example.org'],
    ['S3_ENDPOINT', 'http://files.example.org'],
  ])('starts with %s=%s only where that is accepted', (name, value) => {
    expect(listNames({ [name]: value })).toEqual([name]);
    expect(listNames({ [name]: value, ACCEPTED_RISKS: `PUBLIC_URL, ${name}` })).toEqual([]);
    expect(listNames({ [name]: value, PORTAL_ENVIRONMENT: 'demo' })).toEqual([]);
  });

  it.each<Record<string, string>>([
    {},
    { CLOCK: '', PUBLIC_URL: 'https://portal.example.org/', SMTP_TLS: '' },
    { DATABASE_URL: 'postgres://portal@127.0.0.1:5432/portal', S3_ENDPOINT: 'http://localhost:9000' },
    { DATABASE_URL: 'postgres://portal@/portal?host=/var/run/postgresql' },
    { DATABASE_URL: 'postgres://portal:pw@db.example.org/portal?sslmode=require' },
  ])('starts with %o', (given) => expect(listNames(given)).toEqual([]));

  it('says what is accepted and does not exist', () => {
    expect(listNames({ ACCEPTED_RISKS: 'CLOCKS' })).toEqual(['ACCEPTED_RISKS']);
    expect(() => refuseProductionRisks({ ...SAFE, CLOCK: '2027-03-01' })).toThrow(
      /^CLOCK: .* ACCEPTED_RISKS\.$/,
    );
  });
});
