import type { Language } from '@portal/contract/language';
import { useSessionUser } from '@portal/shared-ui/session';
import { useWrite } from '@portal/shared-ui/write';
import { LanguageChoice } from './LanguageChoice.tsx';
import { switchLanguage } from './page-language.ts';

/**
 * The language of the account, which also applies to mails, documents and every browser in which the person signs in.
 */
export function OwnLanguage() {
  const { id } = useSessionUser();
  const { send, isBusy } = useWrite('PATCH /user/{id}/', {
    invalidates: ['user', 'history'],
    failureTitle: true,
  });
  const choose = async (language: Language) => {
    if (await send({ params: { id }, body: { language } })) switchLanguage(language);
  };
  return <LanguageChoice isBusy={isBusy} onChoose={(language) => void choose(language)} />;
}
