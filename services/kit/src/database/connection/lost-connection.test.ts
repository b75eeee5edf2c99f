import { describe, expect, it } from 'vitest';
import { isLostConnection } from './lost-connection.ts';

const withCode = (code: string): Error => Object.assign(new Error('told by the server'), { code });

describe('isLostConnection', () => {
  it.each(['08006', '08P01', '57P01', '57P03', '53300', '25006', 'ECONNRESET'])('knows %s', (code) => {
    expect(isLostConnection(withCode(code))).toBe(true);
  });

  it('knows the driver’s own words', () => {
    expect(isLostConnection(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isLostConnection(new Error('select 1 - Connection terminated unexpectedly'))).toBe(true);
  });

  it.each(['23505', '40001', '57014', '25001', 'ECONNREFUSED', '108P01'])('leaves %s to others', (code) => {
    expect(isLostConnection(withCode(code))).toBe(false);
  });

  it.each([undefined, null, 'Connection terminated', {}, { code: 8 }])('leaves %j to others', (thrown) => {
    expect(isLostConnection(thrown)).toBe(false);
  });
});
