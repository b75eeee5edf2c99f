import { say, translate } from '@portal/kit';
import { accountAnswers } from '../../texts/en/account-answers.ts';

/** Patterns for the `User-Agent`, with the browser and system names by which people recognize their own devices. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (agent: string, known: typeof BROWSERS): string | undefined =>
  known.find(([pattern]) => pattern.test(agent))?.[1];

export function nameDevice(agent: string): string {
  const browser = nameIn(agent, BROWSERS);
  const system = nameIn(agent, SYSTEMS);
  if (browser && system) return say(accountAnswers.browserOn, { browser, system });
  return browser ?? system ?? translate(accountAnswers.unknownDevice);
}
