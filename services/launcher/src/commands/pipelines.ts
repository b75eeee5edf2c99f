import fs from 'node:fs';
import path from 'node:path';
import { writePipelines } from '../deployment/write-pipeline.ts';
import { ROOT } from '../paths.ts';

/** `npm run pipelines`: generates the pipeline of each app and service from the template of its kind. */
for (const [file, content] of Object.entries(writePipelines()))
  fs.writeFileSync(path.join(ROOT, file), content);
