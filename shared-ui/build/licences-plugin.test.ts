// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compile } from './compile.ts';
import { LICENCES, licencesPlugin } from './licences-plugin.ts';

it('writes the license of each package that is in the scripts, and of no other', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-licences-'));
  try {
    const entry = path.join(folder, 'entry.js');
    writeFileSync(entry, `import runtime from 'react-refresh/runtime'; console.log(runtime);`);
    await compile({
      entry,
      mode: 'production',
      output: { path: folder },
      resolve: { modules: [path.resolve(import.meta.dirname, '../../node_modules')] },
      plugins: [licencesPlugin()],
    });
    const text = readFileSync(path.join(folder, LICENCES), 'utf8');
    expect(text).toMatch(/^react-refresh \d+\.\d+\.\d+ \(MIT\)\n\nMIT License\n[^]*Copyright/);
    expect(text).not.toContain('webpack');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
