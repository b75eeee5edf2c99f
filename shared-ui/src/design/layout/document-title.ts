import { useEffect } from 'react';
import { fill } from './fill.ts';
import { layout as texts } from '#texts/layout';

/** The title of the page, the name of the site, and the number of forms that show errors. */
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

/**
 * Sets the document title. With null it does nothing: for a component that is sometimes a page and sometimes part of
 * one.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    state.page = title;
    write();
  }, [title]);
}

/** Puts 'Error:' before the document title while `hasErrors` is true, so that screen readers read it first. */
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
