import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { runCommand, say } from '../command.ts';
import { makeApp } from '../new/make-app.ts';
import { makeService } from '../new/make-service.ts';
import { ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';

/** Files to format after the change, because the length of the new name affects line breaks. */
const FORMATTED = /\.(tsx?|json|ya?ml|md)$/;

/**
 * `npm run new -- app mfe-blood-bank`, `-- service billing`: creates a new part with tests and a pipeline (decision
 * 415).
 */
await runCommand(async () => {
  const [kind, name] = process.argv.slice(2);
  const make = kind === 'app' ? makeApp : kind === 'service' ? makeService : undefined;
  if (make === undefined) throw new Problem('Say what is new: "app mfe-blood-bank" or "service billing".');
  const changes = make(ROOT, name);
  changes.write();
  execFileSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/oxfmt/bin/oxfmt'),
      ...changes.files.filter((file) => FORMATTED.test(file) && file !== 'package-lock.json'),
    ],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  for (const file of changes.files) say(`  ${file}`);
  say(`Made ${name}. Next: npm install, npm run check, and a line for it in ARCHITECTURE.md.`);
  return 'done';
});
