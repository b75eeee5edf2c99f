// npm runs this script after each change of node_modules (`dependencies` in package.json), with whatever Node the
// machine has, so it is plain JavaScript without packages. It links the Node of the lockfile where `npm run` and `npx`
// look first. npm 11 creates the link itself. npm 10 removes its own link when it removes the packages of other
// platforms, which declare the same program.
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
  // On Windows only administrators may create symbolic links, so a hard link is used.
  if (isWindows) fs.linkSync(found, link);
  else fs.symlinkSync(path.relative(path.dirname(link), found), link);
} else if (Number.parseInt(versions.node) < OLDEST) {
  // npm silently skips an optional package that fails its integrity check.
  console.error(
    `No Node ${OLDEST} for ${platform}-${arch} came with the packages, and this machine has ${versions.node}. Run npm ci without --omit=optional, or install Node ${OLDEST}.`,
  );
  process.exitCode = 1;
}
