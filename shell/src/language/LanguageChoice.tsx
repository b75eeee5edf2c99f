import { isLanguage, type Language } from '@portal/contract/language';
import { SelectLine } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { language as words } from '#texts/language';
import { wantedLanguage } from './page-language.ts';

/**
 * The languages of this installation, each named in its own language; hidden if there is only one. Choosing one reloads
 * the page.
 */
export function LanguageChoice({
  isBusy = false,
  isLabelHidden = false,
  onChoose,
}: {
  isBusy?: boolean;
  isLabelHidden?: boolean;
  onChoose: (language: Language) => void;
}) {
  const { languages } = useBranding();
  if (languages.length < 2) return null;
  return (
    <SelectLine
      label={words.title}
      value={wantedLanguage()}
      options={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
      isBusy={isBusy}
      isLabelHidden={isLabelHidden}
      onChoose={(value) => (isLanguage(value) ? onChoose(value) : undefined)}
    />
  );
}
