import { importSamples } from '@portal/researcher/import-samples';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { asOwner } from '../data/as-owner.ts';
import { prepareForCommand } from '../data/prepare-for-command.ts';
import { ROOT } from '../paths.ts';
import { Problem } from '../problem.ts';

/** `npm run import:samples -- file.csv`: fills the inventory of samples. Also works while the portal is running. */
await runCommand(async (running) => {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0)
    throw new Problem('Name one file: npm run import:samples -- file.csv');
  const config = readConfig(process.env, ROOT);
  const { lines, written, faults } = await asOwner(running, config, async (client, database) => {
    await prepareForCommand(database, config.dataDir);
    return importSamples(client, file);
  });
  for (const fault of faults) say(fault);
  if (faults.length > 0) throw new Problem('Nothing was imported.');
  say(`${lines} lines read, ${written} samples new or changed.`);
  return 'done';
});
