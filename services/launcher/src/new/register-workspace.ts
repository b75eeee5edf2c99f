import type { Changes } from './change-files.ts';

const IMAGES = ['deploy/images/gateway.Dockerfile', 'deploy/images/services.Dockerfile'];

/** Adds the workspace to the lockfile and the images, which list every workspace; `npm ci` compares them. */
export function registerWorkspace(changes: Changes, folder: string): void {
  const { name, ...manifest } = JSON.parse(changes.read(`${folder}/package.json`)) as Record<string, unknown>;
  changes.changeJson('package-lock.json', ({ packages = {} }) => {
    const { version, dependencies, devDependencies } = manifest;
    packages[folder] = { name, version, dependencies, ...(devDependencies ? { devDependencies } : {}) };
    packages[`node_modules/${String(name)}`] = { resolved: folder, link: true };
    const sorted = Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
    for (const key of Object.keys(packages)) delete packages[key];
    Object.assign(packages, Object.fromEntries(sorted));
  });
  for (const image of IMAGES) {
    const lines = changes.read(image).split('\n');
    const line = `COPY ${folder}/package.json ${folder}/`;
    const isManifest = (text: string | undefined): boolean => /^COPY \S+\/package\.json /.test(text ?? '');
    const made = lines.flatMap((text, index) => {
      if (!isManifest(text)) return [text];
      // In alphabetical order within each block.
      const previous = lines[index - 1] ?? '';
      const isBefore = text > line && !(isManifest(previous) && previous > line);
      const isLast = text < line && !isManifest(lines[index + 1]);
      if (isBefore) return [line, text];
      return isLast ? [text, line] : [text];
    });
    changes.add(image, made.join('\n'));
  }
}
