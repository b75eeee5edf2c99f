/** TLS between the parts and towards PostgreSQL: certificates and authorities by file (decision 400). */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  migrateService,
  openDatabase,
  provisionDatabase,
  serviceDatabaseUrl,
  sql,
} from '../database/index.ts';
import { startJobs } from '../jobs/jobs.ts';
import { createLogger } from '../logging.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../postgres/index.ts';
import { makeCertificate, type TestCertificate } from '../testing/certificate.ts';
import { servicesFolder } from '../testing/global-setup.ts';
import { readTlsIdentity } from './tls.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-tls-'));
const certFile = path.join(folder, 'cert.pem');
const keyFile = path.join(folder, 'key.pem');
let identity: TestCertificate;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  identity = await makeCertificate();
  writeFileSync(certFile, identity.cert);
  writeFileSync(keyFile, identity.key, { mode: 0o600 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the certificate of a service', () => {
  it('needs a valid certificate and a valid key', () => {
    const { cert, key } = identity;
    expect(readTlsIdentity({})).toBeUndefined();
    expect(readTlsIdentity({ TLS_CERT: cert, TLS_KEY: key })).toEqual({ cert, key });
    expect(() => readTlsIdentity({ TLS_CERT: cert })).toThrow(/^TLS_KEY: is missing/);
    expect(() => readTlsIdentity({ TLS_KEY: key })).toThrow(/^TLS_CERT: is missing/);
    expect(() => readTlsIdentity({ TLS_CERT: cert, TLS_KEY: 'no key' })).toThrow(
      /^TLS_CERT and TLS_KEY: are/,
    );
    expect(() => readTlsIdentity({ NODE_EXTRA_CA_CERTS: '/none.pem' })).toThrow(/\/none\.pem cannot be read/);
  });
});

describe('TLS towards PostgreSQL', () => {
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    server = await startEmbeddedPostgres({
      dataDir: path.join(folder, 'postgres'),
      flags: ['fsync=off', 'ssl=on', `ssl_cert_file=${certFile}`, `ssl_key_file=${keyFile}`],
    });
  });
  afterAll(() => server.stop());
  const verified = () => `${server.url}?sslmode=verify-full&sslrootcert=${certFile}`;

  it('is what sslmode and sslrootcert of DATABASE_URL say, for tables, queue and services alike', async () => {
    const options = { adminUrl: verified(), secret: 'secret' };
    await provisionDatabase(options);
    await migrateService({
      ...options,
      service: 'core',
      directory: path.join(servicesFolder, 'core/migrations'),
    });
    const url = serviceDatabaseUrl('core', options);
    const database = openDatabase({ url });
    const jobs = await startJobs({ url, service: 'core', log: createLogger('core', 'silent') });
    try {
      const row = await database.row(
        z.object({ ssl: z.boolean() }),
        sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`,
      );
      expect(row).toEqual({ ssl: true });
      const seen = await database.rows(
        z.object({ plain: z.number() }),
        sql`select count(*) filter (where not s.ssl)::int as plain from pg_stat_ssl s join pg_stat_activity a using (pid)
          where a.usename = 'portal_core'`,
      );
      expect(seen).toEqual([{ plain: 0 }]);
    } finally {
      await jobs.stop();
      await database.close();
    }
  });

  it('refuses a server whose authority is not the one that was named', async () => {
    const other = path.join(folder, 'other.pem');
    writeFileSync(other, (await makeCertificate()).cert);
    const database = openDatabase({ url: `${server.url}?sslmode=verify-full&sslrootcert=${other}` });
    await expect(database.run(sql`select 1`)).rejects.toThrow(/self-signed certificate|unable to verify/i);
    await database.close();
  });
});
