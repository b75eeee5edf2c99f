import { stripVTControlCharacters } from 'node:util';

/** Lines that say only that something failed, not what. */
const EMPTY_WORDS = /^(Module build failed.*|Error:|\s*)$/;

/**
 * The first error of what webpack printed, in one line: `./src/app.tsx: Expected ';'`. Everything else that it says
 * follows from the first one, or waits behind it.
 */
export function firstCompilerError(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  const begin = lines.findIndex((line) => line.startsWith('ERROR in '));
  const rest = lines.slice(begin + 1);
  const place = begin === -1 ? '' : `${(lines[begin] ?? '').slice('ERROR in '.length).trim()}: `;
  const words = rest.find((line) => !EMPTY_WORDS.test(line.trim())) ?? '';
  // `x`, `×` and `Error:` are the compiler's marks in front of its words.
  const said = words.trim().replace(/^([x×]|Error:|Module not found: Error:)\s+/, '');
  return said === '' ? 'the compiler says nothing' : `${place}${said}`;
}
