import { fillStore } from './releases/fill-store.ts';

/**
 * `node services/gateway/src/fill-releases.ts <folder>`: copies the apps of an image into the store that gateways share
 * (`RELEASES_DIR`), before a gateway starts on it (deploy/kubernetes/components/releases).
 */
const [, , from] = process.argv;
const to = process.env['RELEASES_DIR'];
if (from === undefined || to === undefined) {
  console.error('fill-releases: name the folder of the apps, and in RELEASES_DIR the store.');
  process.exit(1);
}
// Deployers write into the store too, as members of its group.
process.umask(0o002);
try {
  for (const line of fillStore(from, to)) console.log(line);
} catch (error) {
  console.error(`fill-releases: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
