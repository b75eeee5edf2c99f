// npm runs this after each change of node_modules (`dependencies` in package.json), with whatever Node the machine has:
// JavaScript, no packages. It puts the Node of the lockfile where `npm run` and `npx` look first. npm 11 does so too;
// npm 10 takes its own link away with the packages of other platforms, which name the same program.
import fs from 'node:fs';
import path from 'node:path';

const OLDEST = 24;
const { platform, arch, versions } = process;
const isWindows = platform === 'win32';
const program = isWindows ? 'node.exe' : 'node';
const modules = path.resolve('node_modules');
const found = ['node', 'node-bin']
  .map((prefix) => `${prefix}-${isWindows ? 'win' : platform}-${arch}`)
  .map((name) => path.join(modules, name, 'bin', program))
  .find((file) => fs.existsSync(file));

if (found !== undefined) {
  const link = path.join(modules, '.bin', program);
  fs.mkdirSync(path.dirname(link), { recursive: true });
  fs.rmSync(link, { force: true });
  // Windows lets only administrators make symbolic links.
  if (isWindows) fs.linkSync(found, link);
  else fs.symlinkSync(path.relative(path.dirname(link), found), link);
} else if (Number.parseInt(versions.node) < OLDEST) {
  // npm passes over an optional package that fails its check against the lockfile, and says nothing.
  console.error(
    `No Node ${OLDEST} for ${platform}-${arch} came with the packages, and this machine has ${versions.node}. Run npm ci without --omit=optional, or install Node ${OLDEST}.`,
  );
  process.exitCode = 1;
}
