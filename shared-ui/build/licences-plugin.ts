import path from 'node:path';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';
import type webpack from 'webpack';

/**
 * License texts of the bundled packages that require a notice; the file is shipped beside the scripts of each version.
 */
export const LICENCES = 'licences.txt';
const MODULES = path.resolve(import.meta.dirname, '../../node_modules');

type Compiler = Parameters<LicenseWebpackPlugin['apply']>[0];
type Options = NonNullable<ConstructorParameters<typeof LicenseWebpackPlugin>[0]>;
type Package = Parameters<NonNullable<Options['renderLicenses']>>[0][number];

/** Lists the packages in an app's scripts and styles with their licenses; fails the build for one that asks for more than a notice. */
export function licencesPlugin(): webpack.WebpackPluginInstance {
  const plugin = new LicenseWebpackPlugin({
    perChunkOutput: false,
    outputFilename: LICENCES,
    modulesDirectories: [MODULES],
    excludedPackageTest: (name) => name.startsWith('@portal/'),
    unacceptableLicenseTest: (licence) => /GPL/.test(licence),
    handleUnacceptableLicense: (name, licence) => {
      throw new Error(`${name} is under ${licence}, which the portal cannot be given out with.`);
    },
    handleMissingLicenseText: (_name, licence) => licence,
    renderLicenses: writeLicences,
    // A package without a license text does not fail the build; only the name of its license is written.
    stats: { warnings: false, errors: true },
  });
  // Its types are of an older webpack, in which a compilation always had a hash.
  return { apply: (compiler) => plugin.apply(compiler as unknown as Compiler) };
}

/** Packages with the same license text are listed together above it. */
function writeLicences(packages: readonly Package[]): string {
  const texts = new Map<string, string[]>();
  for (const { name, packageJson, licenseId, licenseText } of packages) {
    const text = (licenseText ?? licenseId ?? '').trim();
    const line = `${name} ${packageJson?.version ?? ''} (${licenseId ?? 'see below'})`;
    texts.set(text, [...(texts.get(text) ?? []), line]);
  }
  return [...texts]
    .map(([text, names]) => `${names.toSorted().join('\n')}\n\n${text}\n`)
    .toSorted()
    .join(`\n${'-'.repeat(80)}\n\n`);
}
