import fs from 'node:fs';
import path from 'node:path';
import { EXAMPLE_FILE, SETTINGS_PAGE, writeExampleFile, writeSettingsPage } from '../config/settings-page.ts';
import { ROOT } from '../paths.ts';

/** `npm run docs:configuration`: generates the page of all settings and the example file. */
fs.writeFileSync(path.join(ROOT, SETTINGS_PAGE), writeSettingsPage());
fs.writeFileSync(path.join(ROOT, EXAMPLE_FILE), writeExampleFile());
