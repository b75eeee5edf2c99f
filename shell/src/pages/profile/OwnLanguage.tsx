import { useState } from 'react';
import type { Language } from '@portal/contract/language';
import { Stack, Text } from '@portal/shared-ui';
import { api, invalidate } from '@portal/shared-ui/data';
import { useSessionUser } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { language as words } from '#texts/language';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { switchLanguage } from '../../language/page-language.ts';

/** The choice of an account: mails and documents follow it too, and every browser in which the person signs in. */
export function OwnLanguage() {
  const { id } = useSessionUser();
  const [isBusy, setBusy] = useState(false);
  const choose = async (language: Language) => {
    setBusy(true);
    try {
      await api('PATCH /user/{id}/', { params: { id }, body: { language }, quiet: true });
      await invalidate('user', 'history');
      switchLanguage(language);
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="3">
      <Text color="fg.muted">{words.help}</Text>
      <LanguageChoice isBusy={isBusy} onChoose={(language) => void choose(language)} />
    </Stack>
  );
}
