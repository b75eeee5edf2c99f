/** `npm run cluster`: runs two of each program on this machine, with real database, storage and balancer programs. */
import path from 'node:path';
import { demoPeopleText, readConfig, ROOT, runCommand, say } from '@portal/launcher/parts';
import { startCluster } from './start-cluster.ts';

await runCommand(async (running) => {
  const config = readConfig(
    { DEMO_DATA: 'yes', ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? path.join(ROOT, '.cluster') },
    ROOT,
  );
  const cluster = await startCluster(config, running, say, { all: 6000, sensitive: 30 });
  say(`\nPortal ready: ${cluster.url}`);
  say(`Inbox:        ${cluster.url}/mailbox`);
  say(`Balancer:     http://127.0.0.1:${cluster.places.metrics}/metrics`);
  if (config.demoData) say(`\n${demoPeopleText()}`);
  say('\nCtrl-C stops it.');
  return 'stay';
});
