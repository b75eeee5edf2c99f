import { useId } from 'react';
import { isLanguage, type Language } from '@portal/contract/language';
import { chakra, HStack, NativeSelect } from '@portal/shared-ui';
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
  const id = useId();
  return (
    <HStack gap="3" wrap="wrap">
      <chakra.label htmlFor={id}>{words.label}</chakra.label>
      <NativeSelect.Root size="sm" width="auto" disabled={isBusy}>
        <NativeSelect.Field
          id={id}
          value={wantedLanguage()}
          onChange={({ currentTarget: { value } }) => {
            if (isLanguage(value)) onChoose(value);
          }}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </HStack>
  );
}
