import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function listFaults(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment, '/portal');
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({}, '/portal')).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8080',
      dataDir: '/portal/.data',
      releasesDir: '/portal/.data/releases',
      databaseUrl: undefined,
      demoData: true,
      outside: {},
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ' }, '/portal').port).toBe(8080);
  });

  it('puts no demo people into a database of one’s own unless asked', () => {
    const DATABASE_URL = 'postgres://me:pw@db.test:5432/portal';
    expect(readConfig({ DATABASE_URL }, '/portal').demoData).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO_DATA: 'yes' }, '/portal').demoData).toBe(true);
  });

  it('names every fault in its own line', () => {
    expect(listFaults({ PORT: '99999', DATABASE_URL: 'mysql://x', LIMIT_ALL: 'many' })).toEqual([
      'PORT: must be a number from 1 to 65535, but is "99999".',
      'DATABASE_URL: must look like postgres://user:password@host:5432/database.',
      'LIMIT_ALL: must look like 300/60 (requests/seconds), or be off, but is "many".',
    ]);
  });

  it('knows three environments and hands the word on', () => {
    expect(listFaults({ PORTAL_ENVIRONMENT: 'staging' })).toEqual([
      'PORTAL_ENVIRONMENT: must be one of development, demo, production, but is "staging".',
    ]);
    const { outside } = readConfig({ PORTAL_ENVIRONMENT: 'development' }, '/portal');
    expect(outside).toEqual({ PORTAL_ENVIRONMENT: 'development' });
  });

  it('wants the variables of an outside part together', () => {
    const faults = listFaults({ S3_BUCKET: 'files', S3_REGION: 'eu-west-1', S3_ACCESS_KEY_ID: 'id' });
    expect(faults).toEqual(['S3_SECRET_ACCESS_KEY: is missing, although S3_BUCKET is set.']);
  });

  it('reads secrets from files, of groups too, and says which file is at fault', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-config-'));
    const file = path.join(folder, 'token');
    writeFileSync(file, 'secret of GPF\n');
    const GPF_URL = 'https://gpf.example.org';
    expect(readConfig({ GPF_URL, GPF_TOKEN_FILE: file }, '/portal').outside).toEqual({
      GPF_URL,
      GPF_TOKEN: 'secret of GPF',
    });
    expect(listFaults({ GPF_URL, GPF_TOKEN_FILE: file, GPF_TOKEN: 'x', ABN_TOKEN_FILE: '/none' })).toEqual([
      'GPF_TOKEN: is given twice, by GPF_TOKEN and by GPF_TOKEN_FILE.',
      'ABN_TOKEN_FILE: /none is not there.',
    ]);
    rmSync(folder, { recursive: true });
  });

  it('finds a misspelt name', () => {
    expect(listFaults({ CLAMD_HOSTS: 'scanner' })[0]).toMatch(
      /^CLAMD_HOSTS: is not known\. Known are CLAMD_HOST/,
    );
  });

  it('never shows a secret', () => {
    const faults = listFaults({ SMTP_URL: 'http://user:hunter2@mail.test', DATABASE_URL: 'hunter2' });
    expect(faults).toHaveLength(2);
    expect(faults.join(' ')).not.toContain('hunter2');
  });

  it('hands the variables of outside parts on as they are', () => {
    const outside = { CLAMD_HOST: 'scanner', CLAMD_PORT: '3310', BRANDING_PRODUCT_NAME: 'Base' };
    expect(readConfig({ ...outside, HOME: '/root' }, '/portal').outside).toEqual(outside);
  });
});
