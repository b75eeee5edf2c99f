import type { Page } from '@playwright/test';

/** The bar above every page. */
export const headerPage = (page: Page) => ({
  search: page.getByRole('combobox', { name: 'Search the portal' }),
  option: (name: RegExp) => page.getByRole('option', { name }),
  bell: page.getByRole('button', { name: /^Notifications/ }),
  notification: (text: RegExp) =>
    page.getByRole('group', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: text }),
  clearAll: page.getByRole('button', { name: 'Clear All' }),
});
