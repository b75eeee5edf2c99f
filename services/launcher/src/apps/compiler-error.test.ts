import { describe, expect, it } from 'vitest';
import { firstCompilerError } from './compiler-error.ts';

describe('firstCompilerError', () => {
  it('names the file and what is wrong in it', () => {
    const output = `ERROR in ./src/expose.tsx
Module build failed (from ../node_modules/swc-loader/src/index.js):
Error:   \u001b[31mx\u001b[0m Expected ';', '}' or <eof>
    ,-[/portal/mfe-tissue/src/expose.tsx:3:1]

ERROR in mfe_tissue
Something that follows`;
    expect(firstCompilerError(output)).toBe("./src/expose.tsx 3:1: Expected ';', '}' or <eof>");
  });

  it('names a module that is not there', () => {
    const output = `ERROR in ./src/expose.tsx 3:0-30
Module not found: Error: Can't resolve './gone.ts' in '/portal/mfe-tissue/src'
resolve './gone.ts' in '/portal/mfe-tissue/src'`;
    expect(firstCompilerError(output)).toBe(
      "./src/expose.tsx 3:0-30: Can't resolve './gone.ts' in '/portal/mfe-tissue/src'",
    );
  });

  it('takes the first line of what is no compiler message', () => {
    expect(firstCompilerError('no package.json\nat somewhere')).toBe('no package.json');
    expect(firstCompilerError('')).toBe('the compiler says nothing');
  });
});
