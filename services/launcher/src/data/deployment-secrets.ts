import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { hashServiceToken, serviceDatabaseUrl } from '@portal/kit';
import { makePrivateFolder } from './private-folder.ts';
import { loadSecrets } from './secrets.ts';

/**
 * Writes what each program of a deployment gets as secrets, one folder a program and one file a setting, named as the
 * settings are: what `kubectl create secret --from-file` and systemd's credentials take. Keys are made where `<folder>/keys`
 * has none, so that a second run changes nothing; other files in the folders stay.
 * @param adminUrl connection of the owner of the database
 * @returns the folders
 */
export function writeDeploymentSecrets(folder: string, adminUrl: string): string[] {
  makePrivateFolder(folder);
  const secrets = loadSecrets(folder);
  const hashes = Object.fromEntries(
    SERVICES.map((service) => [service, hashServiceToken(secrets.serviceTokens[service])]),
  );
  const tokenHashes = JSON.stringify(hashes);
  const programs: Record<string, Record<string, string>> = {
    migrate: { DATABASE_URL: adminUrl, DATABASE_SECRET: secrets.database },
    gateway: {
      METRICS_TOKEN: readOrMakeToken(path.join(folder, 'gateway/METRICS_TOKEN')),
      // By these it knows core, which has versions of apps switched.
      SERVICE_TOKEN_HASHES: tokenHashes,
    },
    ...Object.fromEntries(
      SERVICES.map((service) => [
        service,
        {
          DATABASE_URL: serviceDatabaseUrl(service, { adminUrl, secret: secrets.database }),
          AUTH_PUBLIC_KEY: secrets.authPublicKey,
          SERVICE_TOKEN: secrets.serviceTokens[service],
          SERVICE_TOKEN_HASHES: tokenHashes,
          ...(service === 'core' ? { AUTH_PRIVATE_KEY: secrets.authPrivateKey } : {}),
        },
      ]),
    ),
  };
  return Object.entries(programs).map(([program, settings]) => {
    const place = path.join(folder, program);
    makePrivateFolder(place);
    for (const [name, secret] of Object.entries(settings))
      fs.writeFileSync(path.join(place, name), secret, { mode: 0o600 });
    return place;
  });
}

const readOrMakeToken = (file: string): string =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : randomBytes(32).toString('base64url');
