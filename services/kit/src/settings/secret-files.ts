/**
 * Secrets from files: each setting that is a secret may be given as `<NAME>_FILE`, the path of a file with it, as
 * orchestrators and systemd hand them out. The one place that reads them; everything else sees the plain name.
 */
import { readFileSync } from 'node:fs';

/** The settings that may come from a file: those that no one else may read, and keys of several lines. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_SECRET',
  'AUTH_PRIVATE_KEY',
  'AUTH_PUBLIC_KEY',
  'SERVICE_TOKEN',
  'SERVICE_TOKEN_HASHES',
  'TLS_CERT',
  'TLS_KEY',
  'METRICS_TOKEN',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'ORCID_CLIENT_SECRET',
  'RECAPTCHA_SECRET',
  'GLOBUS_CLIENT_SECRET',
  'AWS_DATA_ACCESS_KEY_ID',
  'AWS_DATA_SECRET_ACCESS_KEY',
  'GPF_TOKEN',
  'ABN_TOKEN',
  'BINS_TOKEN',
  'ZENDESK_TOKEN',
  'SAMPLES_TOKEN',
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

export interface ReadSettings {
  /** As they were given, with each secret under its plain name and without the names of files. */
  readonly variables: Record<string, string | undefined>;
  /** A line for each file at fault. The content of a file is in none of them. */
  readonly faults: readonly string[];
}

/** Puts the content of the files in the place of their names. An empty variable counts as not set. */
export function resolveSecretFiles(given: Variables): ReadSettings {
  const variables = { ...given };
  const faults: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const file = given[`${name}_FILE`]?.trim();
    delete variables[`${name}_FILE`];
    if (!file) continue;
    if (given[name]?.trim()) faults.push(`${name}: is given twice, by ${name} and by ${name}_FILE.`);
    else {
      const read = readSecret(file);
      if ('fault' in read) faults.push(`${name}_FILE: ${file} ${read.fault}.`);
      else variables[name] = read.secret;
    }
  }
  return { variables, faults };
}

/** {@link resolveSecretFiles} for programs that stop at a fault. @throws with all faults in one line */
export function readSettings(given: Variables): Record<string, string | undefined> {
  const { variables, faults } = resolveSecretFiles(given);
  if (faults.length > 0) throw new Error(faults.join(' '));
  return variables;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is not there',
  EACCES: 'cannot be read: no permission',
  EPERM: 'cannot be read: no permission',
  EISDIR: 'is a folder',
};

function readSecret(file: string): { readonly secret: string } | { readonly fault: string } {
  try {
    // Editors and `echo` end a file with a line break that is no part of the secret.
    const secret = readFileSync(file, 'utf8').replace(/(\r?\n)+$/, '');
    return secret.trim() === '' ? { fault: 'is empty' } : { secret };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    return { fault: REASONS[code] ?? `cannot be read (${code})` };
  }
}
