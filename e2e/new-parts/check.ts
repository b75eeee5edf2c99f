/**
 * `npm run test:new`: creates an app and a service from their templates in a copy of the repository. Runs the usual
 * checks on them: types, lint, format, tests, a build, a deployment (decision 415). It takes minutes.
 */
import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { copyRepository } from '../client/repository-copy.ts';

const APP = 'mfe-trial-part';
const SERVICE = 'trial';

const copy = await copyRepository();
const run = (...words: readonly string[]): void => {
  const started = performance.now();
  execFileSync('npm', ['run', '--silent', ...words], {
    cwd: copy.root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  console.log(`✓ ${words.join(' ')} (${Math.round((performance.now() - started) / 1000)} s)`);
};
try {
  run('new', '--', 'app', APP);
  run('new', '--', 'service', SERVICE);
  await symlink(path.join('../..', APP), path.join(copy.root, 'node_modules/@portal', APP));
  await symlink(path.join('../../services', SERVICE), path.join(copy.root, 'node_modules/@portal', SERVICE));
  run('format:check');
  run('types');
  run('lint', '--', APP, `services/${SERVICE}`, 'services/contract/src', 'services/launcher/src');
  run('test:arch');
  run('test:unit', '--', APP, 'services/contract', 'shared-ui/build');
  run('build', '--', APP);
  run('fits', '--', 'app', APP, '--without-services');
  run('fits', '--', 'service', SERVICE, '--without-services');
  run(
    'test:services',
    '--',
    `services/${SERVICE}`,
    'services/launcher/src/deployment',
    'services/kit/src/database',
  );
  console.log('A new app and a new service are whole.');
} catch (error) {
  const { stdout } = error as { readonly stdout?: string };
  console.error(stdout ?? String(error));
  process.exitCode = 1;
} finally {
  await copy.remove();
}
