import { stripVTControlCharacters } from 'node:util';

/** Lines that report a failure without the cause. */
const EMPTY_WORDS = /^(Module build failed.*|Error:|\s*)$/;
/** Prefixes that the compilers add to their messages. */
const MARKS = /^(Module (not found|parse failed): )?(Error:\s+)?([x×]\s+)?/;
/** Line and column in the form that swc prints above the source. */
const POSITION = /,-\[.*:(\d+:\d+)\]/;

/**
 * The first error of what webpack printed, in one line: `./src/app.tsx: Expected ';'`. Everything else that it says
 * follows from the first one, or waits behind it.
 */
export function firstCompilerError(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  const begin = lines.findIndex((line) => line.startsWith('ERROR in '));
  const rest = lines.slice(begin + 1);
  const words = (rest.find((line) => !EMPTY_WORDS.test(line.trim())) ?? '').trim().replace(MARKS, '');
  if (words === '') return 'the compiler says nothing';
  if (begin === -1) return words;
  const file = (lines[begin] ?? '').slice('ERROR in '.length).trim();
  const position = rest.map((line) => POSITION.exec(line)?.[1]).find((found) => found !== undefined);
  return `${position === undefined || file.includes(' ') ? file : `${file} ${position}`}: ${words}`;
}
