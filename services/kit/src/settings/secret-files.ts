/**
 * Reads secrets from files. Each secret setting may be given as `<NAME>_FILE`, the path of a file that contains it, as
 * orchestrators and systemd provide them. Only this module reads the files; all other code uses the plain name.
 */
import { readFileSync } from 'node:fs';

/** Settings that may come from a file: secrets, and keys with several lines. */
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
  'IDENTITY_PROVIDERS',
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
  /** The given variables, with each secret under its plain name and without the names of files. */
  readonly variables: Record<string, string | undefined>;
  /** A line for each faulty file, without its content. */
  readonly faults: readonly string[];
}

/** Replaces the names of files by their content. An empty variable counts as unset. */
export function resolveSecretFiles(given: Variables): ReadSettings {
  const variables = { ...given };
  const faults: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const file = given[`${name}_FILE`]?.trim();
    delete variables[`${name}_FILE`];
    if (!file) continue;
    if (given[name]?.trim()) faults.push(`${name}: is given twice, by ${name} and by ${name}_FILE.`);
    else {
      const read = readSecretFile(file);
      if ('fault' in read) faults.push(`${name}_FILE: ${file} ${read.fault}.`);
      else variables[name] = read.secret;
    }
  }
  return { variables, faults };
}

/** {@link resolveSecretFiles} for programs that stop if a file is faulty. @throws with all faults in one line */
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

/** Also for secrets that a setting names inside of a list. */
export function readSecretFile(file: string): { readonly secret: string } | { readonly fault: string } {
  try {
    // Editors and `echo` add a line break at the end that is not part of the secret.
    const secret = readFileSync(file, 'utf8').replace(/(\r?\n)+$/, '');
    return secret.trim() === '' ? { fault: 'is empty' } : { secret };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    return { fault: REASONS[code] ?? `cannot be read (${code})` };
  }
}
