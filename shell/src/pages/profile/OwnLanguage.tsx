import type { Language } from '@portal/contract/language';
import { Stack, Text } from '@portal/shared-ui';
import { useSessionUser } from '@portal/shared-ui/session';
import { useWrite } from '@portal/shared-ui/write';
import { language as words } from '#texts/language';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { switchLanguage } from '../../language/page-language.ts';

/** The choice of an account: mails and documents follow it too, and every browser in which the person signs in. */
export function OwnLanguage() {
  const { id } = useSessionUser();
  const { send, isBusy } = useWrite('PATCH /user/{id}/', {
    invalidates: ['user', 'history'],
    failureTitle: true,
  });
  const choose = async (language: Language) => {
    if (await send({ params: { id }, body: { language } })) switchLanguage(language);
  };
  return (
    <Stack gap="3">
      <Text color="fg.muted">{words.help}</Text>
      <LanguageChoice isBusy={isBusy} onChoose={(language) => void choose(language)} />
    </Stack>
  );
}
