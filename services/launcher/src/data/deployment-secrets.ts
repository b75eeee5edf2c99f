import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { hashServiceToken, serviceDatabaseUrl } from '@portal/kit';
import { makePrivateFolder } from './private-folder.ts';
import { loadSecrets } from './secrets.ts';

/**
 * Writes the secrets of each program of a deployment: one folder per program, one file per setting, named after the
 * setting. This is the layout for `kubectl create secret --from-file` and systemd credentials. Keys are created only
 * when `<folder>/keys` has none, so a second run changes nothing; other files in the folders stay.
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
      // The gateway uses these to recognize core, which switches versions of apps.
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
