/** Words of the installation that mails carry (decisions.md "Screens": branding is configuration). */
import { formatMailFrom, readBranding, type ServiceEnvironment } from '@portal/kit';

export interface Branding {
  readonly portalUrl: string;
  readonly productName: string;
  readonly supportEmail: string;
  /** Who a mail comes from. */
  readonly mailFrom: string;
}

export function brandingOfMails({ publicUrl, variables }: ServiceEnvironment): Branding {
  const words = readBranding(variables);
  return {
    portalUrl: publicUrl,
    productName: words.product_name,
    supportEmail: words.support_email,
    mailFrom: formatMailFrom(words, variables['MAIL_FROM']),
  };
}
