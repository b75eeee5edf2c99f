import { expect, it } from 'vitest';
import { createLogger } from './logging.ts';

const FORGED = '{"level":50,"service":"core","msg":"forged"}';
const HOSTILE = [
  `Ada\n${FORGED}`,
  `Ada\r\n${FORGED}\r\n`,
  `Ada\u2028${FORGED}\u2029`,
  `Ada\u0085${FORGED}\v\f`,
  `","level":60,"service":"forged","x":"`,
  '\u001b[2J\u001b[1;31mAda\u001b]0;title\u0007',
  '\u009b2J\u009d0;title\u009c',
  'Ada \u202Egnp.exe\u202C \u2066x\u2069 \u200bb\u{e0041}',
  '\ud800 alone',
  '\0\b\u007f',
];

function written(act: (logger: ReturnType<typeof createLogger>) => void): string[] {
  const lines: string[] = [];
  act(createLogger('core', 'info', { write: (line: string) => void lines.push(line) }));
  return lines;
}

it.each(HOSTILE)('writes %j of a person inside one line that says what it should', (text) => {
  const lines = written((logger) => {
    logger.info({ name: text, [text]: 1, deep: { list: [text] } }, text);
    logger.child({ name: text }).error({ err: new Error(text) }, 'failed: %s', text);
  });
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.endsWith('}\n')).toBe(true);
    expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
    expect(JSON.parse(line)).toMatchObject({
      service: 'core',
      name: text,
    });
  }
  expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([30, 50]);
});
