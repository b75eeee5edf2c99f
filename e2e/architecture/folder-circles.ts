/**
 * Features, and folders inside one, import each other one way. A circle of folders is no circle of files, so a rule for
 * files does not see it; the tool's own rule for folders counts the composition root, which everything is joined by.
 */
interface Module {
  readonly source: string;
  readonly dependencies: ReadonlyArray<{ readonly resolved: string }>;
}

const FEATURES = /^(?:services\/[a-z]+|e2e\/architecture\/fixtures\/service-canary)\/src\/features\//;
const TEST = /\.(?:test|fixtures?|matrix)\.ts$/;

/** A line for each circle of folders on one level. */
export function folderCircleFaults(modules: readonly Module[]): string[] {
  /** Which folder imports which, by the folder in which both are. */
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

/** The folders at which the paths part; undefined where one of the files is directly in the common folder. */
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
