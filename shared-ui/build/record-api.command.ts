/** `node shared-ui/build/record-api.command.ts`: records the API of the version in package.json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { presentApi, presentVersion, releaseFolder } from './api.ts';

const folder = releaseFolder(presentVersion());
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'api.json'), `${JSON.stringify(presentApi(), null, 2)}\n`);
