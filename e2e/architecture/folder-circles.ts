/**
 * Features, the folders inside one, and all folders of the shell and of shared-ui import each other in one direction only. Two folders can be circular although
 * no files are, so a rule for files misses it. The rule for folders of dependency-cruiser counts the composition root
 * too, which connects all folders.
 */
interface Module {
  readonly source: string;
  readonly dependencies: ReadonlyArray<{ readonly resolved: string }>;
}

const FEATURES =
  /^(?:(?:services\/[a-z]+|mfe-[a-z-]+|e2e\/architecture\/fixtures\/(?:service|mfe)-canary)\/src\/features|(?:shell|shared-ui)\/src)\//;
const TEST = /\.(?:test|fixtures?|matrix)\.tsx?$|\/src\/(?:.+\/)?testing\//;

/** @returns a line for each circle of folders at the same level */
export function folderCircleFaults(modules: readonly Module[]): string[] {
  /** By parent folder: which of its folders imports which. */
  const places = new Map<string, Map<string, Set<string>>>();
  for (const { source, dependencies } of modules)
    if (FEATURES.test(source) && !TEST.test(source))
      for (const { resolved } of dependencies) {
        const pair = findSiblings(source, resolved);
        if (!pair) continue;
        const [place, from, to] = pair;
        const imports = places.get(place) ?? new Map<string, Set<string>>();
        places.set(place, imports.set(from, (imports.get(from) ?? new Set()).add(to)));
      }
  return [...places].flatMap(([place, imports]) =>
    findCircles(imports).map((circle) => `${place}: ${circle.join(' → ')}`),
  );
}

/**
 * The two sibling folders at which the paths diverge; undefined if one of the files lies directly in the common folder.
 */
function findSiblings(source: string, target: string): [place: string, from: string, to: string] | undefined {
  const [from, to] = [source.split('/'), target.split('/')];
  const parted = from.findIndex((name, index) => name !== to[index]);
  const place = from.slice(0, parted).join('/');
  const [here, there] = [from[parted], to[parted]];
  const areFolders = parted < from.length - 1 && parted < to.length - 1;
  return areFolders && here && there && FEATURES.test(`${place}/`) ? [place, here, there] : undefined;
}

function findCircles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): void => {
    const begin = way.indexOf(name);
    if (begin !== -1) circles.push([...way.slice(begin), name]);
    if (begin !== -1 || done.has(name)) return;
    for (const next of imports.get(name) ?? []) visit(next, [...way, name]);
    done.add(name);
  };
  for (const name of imports.keys()) visit(name, []);
  return circles;
}
