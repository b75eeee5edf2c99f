/** What it takes to write to people about their accounts. One for the service; commands pass it on. */
import type { Language } from '@portal/contract/language';
import type { CoreSettings } from '../../settings.ts';

export interface Mailing {
  readonly productName: string;
  readonly foundationName: string;
  readonly supportEmail: string;
  /** In which people may be written to. */
  readonly languages: readonly Language[];
  /** Makes the tokens of links, together with the salt of the database. */
  readonly linkSecret: string;
}

export const createMailing = (settings: Pick<CoreSettings, 'branding' | 'secretFor'>): Mailing => ({
  productName: settings.branding.product_name,
  foundationName: settings.branding.foundation_name,
  supportEmail: settings.branding.support_email,
  languages: settings.branding.languages.map(({ code }) => code),
  linkSecret: deriveLinkSecret(settings),
});

export const deriveLinkSecret = (settings: Pick<CoreSettings, 'secretFor'>): string =>
  settings.secretFor('links in mails');
