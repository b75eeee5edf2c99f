import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each(['Password123!', 'P@ssw0rd2026!', '!!Sunshine99', 'Qwertyuiop1!', 'Dragon-12345', 'Superman2024#'])(
  '%s is refused, whatever is around it',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each(['Right-Horse-2026!', 'Demo-Portal-2026!', 'Zażółć-gęślą-1', 'q7#Vn2!xLp0Z', ''])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
