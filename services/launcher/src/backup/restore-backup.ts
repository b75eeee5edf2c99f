/** `npm run restore`: restores a backup into an empty server. */
import fs from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { migrateService, provisionDatabase } from '@portal/kit';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { prepareDatabase } from '../data/database.ts';
import { readSecrets } from '../data/secrets.ts';
import { SEED_LEDGER } from '../data/seeding.ts';
import { packageFolder } from '../paths.ts';
import { Problem } from '../problem.ts';
import { isEmptyDatabase } from './catalogue.ts';
import { copyFile, copyKeys } from './files.ts';
import { summarise, type BackupSummary } from './make-backup.ts';
import { readManifest, rowsFile, type Manifest } from './manifest.ts';
import { loadTables } from './tables.ts';

/** Reads the backup and reports obstacles before anything is changed. */
export function checkRestore(config: Pick<Config, 'dataDir'>, folder: string): Manifest {
  const manifest = readManifest(folder);
  const parts = [...manifest.tables.map((table) => rowsFile(folder, table)), path.join(folder, 'keys')];
  const missing = parts.filter((part) => !fs.existsSync(part));
  if (missing.length > 0) throw new Problem(`The backup is not whole: ${missing.join(', ')} is missing.`);
  for (const service of SERVICES) {
    const here = new Set(fs.readdirSync(path.join(packageFolder(service), 'migrations')));
    const unknown = (manifest.migrations[service] ?? []).filter((name) => !here.has(name));
    if (unknown.length > 0)
      throw new Problem(`The backup is of a newer version: ${service} has no ${unknown.join(', ')}.`);
  }
  for (const part of ['files', 'keys', 'postgres'])
    if (fs.existsSync(path.join(config.dataDir, part)))
      throw new Problem(`${config.dataDir} has an installation already. Set DATA_DIR to a new folder.`);
  return manifest;
}

/**
 * Restores keys, then files, then rows. The schema is created by the migrations that had run at the time of the backup.
 * Newer migrations then run on the rows, as in any upgrade.
 * @throws Problem where the database is not empty, or a hash or a count differs
 */
export async function restoreBackup(
  config: Pick<Config, 'dataDir'>,
  adminUrl: string,
  folder: string,
  manifest: Manifest,
): Promise<BackupSummary> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    if (!(await isEmptyDatabase(client)))
      throw new Problem('The database has a portal already. A backup is restored into an empty database.');
    await copyKeys(path.join(folder, 'keys'), path.join(config.dataDir, 'keys'));
    await restoreFiles(config, folder, manifest);
    const secret = readSecrets(config.dataDir).database;
    await provisionDatabase({ adminUrl, secret });
    for (const service of SERVICES) {
      const directory = path.join(packageFolder(service), 'migrations');
      await migrateService({ adminUrl, service, directory, only: manifest.migrations[service] ?? [] });
    }
    await client.query(SEED_LEDGER);
    await loadTables(client, folder, manifest);
    await prepareDatabase(adminUrl, secret);
    // Provision again, because objects created by the migrations above need their grants.
    await provisionDatabase({ adminUrl, secret });
    return summarise(manifest.tables, manifest.files);
  } finally {
    await client.end();
  }
}

async function restoreFiles(
  { dataDir }: Pick<Config, 'dataDir'>,
  folder: string,
  { files }: Manifest,
): Promise<void> {
  for (const { key, sha256 } of files) {
    const copied = await copyFile(path.join(folder, 'files'), path.join(dataDir, 'files'), key);
    if (copied?.sha256 !== sha256) throw new Problem(`The stored file ${key} is not as it was saved.`);
  }
}
