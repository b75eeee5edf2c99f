import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { mapServices, type ServiceName } from '@portal/contract';
import { Problem } from '../problem.ts';
import { makePrivateFolder } from './private-folder.ts';

/** Secrets shared by the services of an installation. Created at the first start and stored under DATA_DIR/keys. */
export interface Secrets {
  /** In PEM format; only core gets it. */
  authPrivateKey: string;
  authPublicKey: string;
  /** Database passwords are derived from it. */
  database: string;
  /** Tokens with which a service calls others in its own name. */
  serviceTokens: Readonly<Record<ServiceName, string>>;
}

const FILES = { master: 'master.secret', privateKey: 'auth-private.pem', publicKey: 'auth-public.pem' };

/**
 * Reads the installation's secrets without creating any. Commands that verify seals need this, because with new secrets
 * every seal would look wrong.
 * @throws Problem where one is missing
 */
export function readSecrets(dataDir: string): Secrets {
  const folder = path.join(dataDir, 'keys');
  const missing = Object.values(FILES).filter((name) => !fs.existsSync(path.join(folder, name)));
  if (missing.length > 0)
    throw new Problem(`There is no ${missing.join(', ')} in ${folder}. Set DATA_DIR to the installation's.`);
  return loadSecrets(dataDir);
}

/** Reads the installation's secrets, and creates them where there are none. */
export function loadSecrets(dataDir: string): Secrets {
  const folder = path.join(dataDir, 'keys');
  makePrivateFolder(folder);
  // An earlier version or a manual copy may have left them readable by others.
  for (const name of fs.readdirSync(folder)) fs.chmodSync(path.join(folder, name), 0o600);
  const master = readOrMake(path.join(folder, FILES.master), () => randomBytes(32).toString('base64url'));
  const privateFile = path.join(folder, FILES.privateKey);
  const publicFile = path.join(folder, FILES.publicKey);
  if (!fs.existsSync(privateFile) || !fs.existsSync(publicFile)) makeKeyPair(privateFile, publicFile);
  const derived = (purpose: string): string =>
    createHmac('sha256', master).update(purpose).digest('base64url');
  return {
    authPrivateKey: fs.readFileSync(privateFile, 'utf8'),
    authPublicKey: fs.readFileSync(publicFile, 'utf8'),
    database: derived('database'),
    serviceTokens: mapServices((service) => derived(`service token of ${service}`)),
  };
}

function makeKeyPair(privateFile: string, publicFile: string): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  write(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  write(publicFile, publicKey.export({ type: 'spki', format: 'pem' }).toString());
}

function readOrMake(file: string, make: () => string): string {
  if (!fs.existsSync(file)) write(file, make());
  return fs.readFileSync(file, 'utf8');
}

/** Writes to a temporary file and renames it, so that a killed start leaves no incomplete key. */
function write(file: string, content: string): void {
  fs.writeFileSync(`${file}.new`, content, { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}
