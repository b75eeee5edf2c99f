import { useEffect } from 'react';
import { fill } from './fill.ts';
import { layout as texts } from '#texts/layout';

/** Title of the page, of the site, and how many forms currently show errors. */
const state = { page: '', site: '', errors: 0 };

function write(): void {
  const words = [state.page, state.site].filter(Boolean).join(' – ');
  document.title = state.errors > 0 ? fill(texts.titleWithError, { words }) : words;
}

/** The name of the product, from configuration; the shell sets it once. */
export function setSiteName(name: string): void {
  state.site = name;
  write();
}

/** Sets the document title; null leaves it to someone else, for a part that may be a page or be inside one. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    state.page = title;
    write();
  }, [title]);
}

/** Puts 'Error:' before the document title while `hasErrors`, so that it is the first thing a screen reader says. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    state.errors += 1;
    write();
    return () => {
      state.errors -= 1;
      write();
    };
  }, [hasErrors]);
}
