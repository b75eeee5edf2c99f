import { useEffect } from 'react';
import { useSession } from '@portal/shared-ui/session';
import { switchLanguage } from './page-language.ts';

/** Applies the account's language in every browser of its owner. An impersonator sees their own language. */
export function useAccountLanguage(): void {
  const { user, impersonator } = useSession();
  const language = impersonator ? null : user?.language;
  useEffect(() => {
    if (language) switchLanguage(language);
  }, [language]);
}
