import { makeBundles } from '../bundles/make-bundles.ts';
import { runCommand, say } from '../command.ts';
import { readConfig } from '../config.ts';
import { demoPeopleText } from '../data/demo-people.ts';
import { ROOT } from '../paths.ts';
import { startPortal } from '../portal.ts';

/** `npm start`: starts everything and prints its address and the demo people. */
await runCommand(async (running) => {
  const config = readConfig(process.env, ROOT);
  say('Starting the portal …');
  const portal = await startPortal(config, running, say);
  say(`\nPortal ready: ${portal.url}`);
  if (portal.hasMailbox) say(`Inbox:        ${portal.url}/mailbox`);
  if (config.demoData) say(`\n${demoPeopleText()}`);
  say('\nCtrl-C stops it.');
  makeBundles(running.leaving, say);
  return 'stay';
});
