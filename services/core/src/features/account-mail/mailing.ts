/** Settings needed to write to people about their accounts. The service has one instance; commands pass it on. */
import type { Language } from '@portal/contract/language';
import type { CoreSettings } from '../../settings.ts';

export interface Mailing {
  readonly productName: string;
  readonly foundationName: string;
  readonly supportEmail: string;
  /** Languages in which mails can be written. */
  readonly languages: readonly Language[];
  /** Secret from which link tokens are derived, together with the salt in the database. */
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
