import { SOURCE_LANGUAGE, type Language } from '@portal/contract/language';
import { wantedLanguage } from './page-language.ts';

type Pack = Readonly<Record<string, unknown>>;

/** The words of one more app; catalogues that are read from now on have them. */
export function addWords(pack: Pack): void {
  globalThis.portalWords = { ...globalThis.portalWords, ...pack };
}

/** Undefined in English, which is in the code of each page and takes no time. */
export function loadWords(): Promise<void> | undefined {
  const language = wantedLanguage();
  return language === SOURCE_LANGUAGE ? undefined : loadPack(language);
}

/** Without its words the page is English: better than none. */
async function loadPack(language: Language): Promise<void> {
  try {
    const [isOffered, { default: pack }] = await Promise.all([
      askOffered(language),
      import(`../texts/packs/${language}.ts`) as Promise<{ default: Pack }>,
    ]);
    if (!isOffered) return;
    addWords(pack);
    document.documentElement.lang = language;
  } catch (error) {
    console.error(`the words of ${language} could not be loaded`, error);
  }
}

/** An installation offers the languages that it has chosen; a browser may still want another. */
async function askOffered(language: Language): Promise<boolean> {
  const response = await fetch('/api/branding/');
  const branding = (await response.json()) as { languages?: readonly { code: string }[] };
  return branding.languages?.some(({ code }) => code === language) === true;
}
