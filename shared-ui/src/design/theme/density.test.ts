import { expect, test } from 'vitest';
import { system } from './system.ts';

/** Heights in px of the tokens that controls and rows name. */
const inPx = (token: string): number => Number.parseFloat(String(system.token(token))) * 16;
const css = JSON.stringify(system.getTokenCss());

/** What `html[data-density=compact]` or a touch screen says of a token. */
function readStep(block: string, name: string): number {
  const [, rest = ''] = css.split(block);
  const [, step] = new RegExp(`--portal-sizes-${name}":"var\\(--portal-sizes-([\\d.]+)\\)`).exec(rest) ?? [];
  return inPx(`sizes.${step}`);
}
const CONTROLS = ['control-2xs', 'control-xs', 'control-sm', 'control-md'];

test('compact controls are 24 px high at least, and lower than comfortable ones', () => {
  const COMPACT = ':where(html[data-density=compact]) &';
  expect(CONTROLS.map((name) => readStep(COMPACT, name))).toEqual([24, 28, 32, 36]);
  expect(readStep(COMPACT, 'row')).toBe(36);
});

test('on touch screens every control is 44 px high', () => {
  expect(CONTROLS.map((name) => readStep('@media (pointer: coarse)', name))).toEqual([44, 44, 44, 44]);
});
