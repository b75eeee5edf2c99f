import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@portal/kit/postgres';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { demoPeopleText } from '../data/demo-people.ts';
import { APPS, ROOT, packageFolder } from '../paths.ts';
import { startPortal, type Running } from '../portal.ts';
import { followSources } from '../processes/follow-sources.ts';

process.env['NODE_ENV'] = 'development';

/** `npm run dev`: like `npm start`, with hot reload of every app and a restart of services whose sources change. */
await runCommand(async (running) => {
  const config = readConfig(process.env, ROOT);
  say('Starting the portal for development …');
  const remotesFile = path.join(config.dataDir, 'dev-remotes.json');
  const gatewayPort = await freePort();
  const portal = await startPortal(config, running, say, {
    gateway: { host: '127.0.0.1', port: gatewayPort, remotesFile },
  });
  running.add(followSources(portal.programs, say));
  await serveApps(running, config.port, gatewayPort, remotesFile);
  say(`\nPortal ready: ${portal.url}`);
  if (portal.hasMailbox) say(`Inbox:        ${portal.url}/mailbox`);
  if (config.demoData) say(`\n${demoPeopleText()}`);
  return 'stay';
});

/** Runs in a process of its own, so that the gallery shows the mails of the current code. */
async function printMails(): Promise<string> {
  const program = path.join(packageFolder('launcher'), 'src/testing/print-mails.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program], { maxBuffer: 64 * 2 ** 20 });
  return stdout;
}

/**
 * The shell's server is the entry point and forwards calls to the gateway; the files of a remote come from its own
 * server. Remotes start first, because the shell's page requests the registry immediately.
 */
async function serveApps(
  running: Running,
  port: number,
  gatewayPort: number,
  remotesFile: string,
): Promise<void> {
  const { devServer } = await import('@portal/shared-ui/build');
  const remotes: Record<string, unknown>[] = [];
  for (const app of APPS.filter((name) => name !== 'shell')) {
    say(`Building ${app} …`);
    const server = await devServer(packageFolder(app), await freePort());
    running.add(() => server.stop());
    const declaration: Record<string, unknown> = JSON.parse(
      fs.readFileSync(path.join(packageFolder(app), 'remote.json'), 'utf8'),
    );
    // A development shell checks no hash, because it would change with every save.
    remotes.push({ ...declaration, version: 'dev', manifest: server.url, integrity: '' });
  }
  fs.writeFileSync(remotesFile, JSON.stringify({ remotes }));
  say('Building shell …');
  const shell = await devServer(packageFolder('shell'), port, {
    proxyTo: `http://127.0.0.1:${gatewayPort}`,
    answers: { '/gallery/emails.json': printMails },
  });
  running.add(() => shell.stop());
}
