import { SOURCE_LANGUAGE, type Language } from '@portal/contract/language';
import { wantedLanguage } from './page-language.ts';

type Pack = Readonly<Record<string, unknown>>;

/** Adds the texts of one more app; catalogues read after this call include them. */
export function addWords(pack: Pack): void {
  globalThis.portalWords = { ...globalThis.portalWords, ...pack };
}

/** Loads the texts of the page's language; undefined for English, which is part of the code and needs no loading. */
export function loadWords(): Promise<void> | undefined {
  const language = wantedLanguage();
  return language === SOURCE_LANGUAGE ? undefined : loadPack(language);
}

/** If the texts cannot be loaded, the page is shown in English. */
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

/** Whether the installation offers the language; a browser may prefer one that it does not. */
async function askOffered(language: Language): Promise<boolean> {
  const response = await fetch('/api/branding/');
  const branding = (await response.json()) as { languages?: readonly { code: string }[] };
  return branding.languages?.some(({ code }) => code === language) === true;
}
