import { renderHook } from '@testing-library/react';
import { LANGUAGE_COOKIE } from '@portal/contract/language';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { sessionUser, VISITOR } from '@portal/shared-ui/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { useAccountLanguage } from './use-account-language.ts';

afterEach(() => vi.restoreAllMocks());

function openAs(impersonator: SessionState['impersonator']) {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const session: SessionState = {
    ...VISITOR,
    status: 'signed-in',
    user: sessionUser({ language: 'en-XA' }),
    impersonator,
  };
  renderHook(useAccountLanguage, {
    wrapper: ({ children }) => <SessionContext value={session}>{children}</SessionContext>,
  });
  return reload;
}

test('the language of the account is stored in the browser, and the page is loaded in it', () => {
  const reload = openAs(null);
  expect(document.cookie).toContain(`${LANGUAGE_COOKIE}=en-XA`);
  expect(reload).toHaveBeenCalledOnce();
});

test('who acts for someone else has their own language', () => {
  const reload = openAs({ id: 1, display_name: 'Sam Superuser' });
  expect(document.cookie).not.toContain(LANGUAGE_COOKIE);
  expect(reload).not.toHaveBeenCalled();
});
