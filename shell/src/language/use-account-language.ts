import { useEffect } from 'react';
import { useSession } from '@portal/shared-ui/session';
import { switchLanguage } from './page-language.ts';

/** The account's choice counts in every browser of its owner; the person who acts for someone else has their own language. */
export function useAccountLanguage(): void {
  const { user, impersonator } = useSession();
  const language = impersonator ? null : user?.language;
  useEffect(() => {
    if (language) switchLanguage(language);
  }, [language]);
}
