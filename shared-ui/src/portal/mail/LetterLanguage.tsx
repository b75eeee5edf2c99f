import { Button, HStack, Text } from '@chakra-ui/react';
import { SOURCE_LANGUAGE, type Language } from '@portal/contract/language';
import { fill, pageLocale } from '../../design/layout/fill.ts';
import { mail as words } from '#texts/mail';
import type { MailDraft, MailStart } from './draft.ts';

interface LetterLanguageProps {
  letter: MailStart;
  draft: MailDraft;
  onChoose: (text: Pick<MailDraft, 'subject' | 'body'>) => void;
}

const nameLanguage = (language: Language): string =>
  new Intl.DisplayNames(pageLocale(), { type: 'language' }).of(language) ?? language;

/**
 * Says in which languages the recipients use the portal, if not in English alone. While the text is as the template has
 * it, its other languages are offered.
 */
export function LetterLanguage({ letter, draft, onChoose }: LetterLanguageProps) {
  const { to, recipient_languages: spoken = [], language = SOURCE_LANGUAGE, translations = [] } = letter;
  if (spoken.every((one) => one === SOURCE_LANGUAGE)) return null;
  const texts = [{ language, subject: letter.subject, body: letter.body }, ...translations];
  const isUnchanged = texts.some(({ body }) => body === draft.body);
  return (
    <HStack wrap="wrap" columnGap="4" rowGap="2" bg="bg.muted" borderRadius="l2" px="3" py="2">
      <Text as="span">
        {fill(words.recipientLanguages, {
          count: to.length,
          languages: spoken.map(nameLanguage).join(', '),
        })}
      </Text>
      {isUnchanged
        ? texts
            .filter(({ body }) => body !== draft.body)
            .map(({ language: other, subject, body }) => (
              <Button key={other} size="sm" variant="outline" onClick={() => onChoose({ subject, body })}>
                {fill(words.useLanguage, { language: nameLanguage(other) })}
              </Button>
            ))
        : null}
    </HStack>
  );
}
