import { isLanguage, type Language } from '@portal/contract/language';
import { SelectLine } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { language as words } from '#texts/language';
import { wantedLanguage } from './page-language.ts';

/** The languages that this installation offers, each in its own words. The page is loaded anew in the one that is chosen. */
export function LanguageChoice({
  isBusy = false,
  onChoose,
}: {
  isBusy?: boolean;
  onChoose: (language: Language) => void;
}) {
  const { languages } = useBranding();
  return (
    <SelectLine
      label={words.label}
      value={wantedLanguage()}
      options={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
      isBusy={isBusy}
      onChoose={(value) => (isLanguage(value) ? onChoose(value) : undefined)}
    />
  );
}
