import { cleanup, configure } from '@testing-library/react';
import { unload } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import { toastStore } from '../design/toaster/toast-store.ts';

/** What happy-dom lacks and components need. Isolation is off, so each test starts from a clean page. */
class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function installBrowserStubs(): void {
  globalThis.ResizeObserver = ResizeObserverStub;
  window.matchMedia = (query: string): MediaQueryList =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }) satisfies MediaQueryList;
  window.scrollTo = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
}

// contract tests in the same run have no page
if (typeof window !== 'undefined') {
  // a busy machine needs more than the default of one second; elements that are present are still found immediately
  configure({
    asyncUtilTimeout: 8000,
    // printing the markup at every try of a waiting query would take longer than drawing the page
    getElementError: (message, container) => {
      const failure = new Error(`${message ?? 'Nothing fits'}\n\nThe page says: ${container.textContent}`);
      failure.name = 'TestingLibraryElementError';
      return failure;
    },
  });
  beforeEach(installBrowserStubs);
  afterEach(() => {
    // a text without all its values shows the name of a placeholder
    const place = /\{[a-z]\w*\}/i.exec(document.body.textContent)?.[0];
    cleanup();
    vi.useRealTimers();
    // error notices stay until they are closed, and four of them delay every later one
    toastStore.remove();
    // clears the cache, because tests of other files read the same addresses
    unload({ revalidate: false });
    document.title = '';
    localStorage.clear();
    sessionStorage.clear();
    // the session role must not carry over to the next test
    for (const cookie of document.cookie.split('; ').filter(Boolean))
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    if (place) throw new Error(`The page shows ${place}: fill() was called without its value`);
  });
}
