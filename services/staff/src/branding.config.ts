/** Words of the installation that mails carry (docs/deployment.md: branding is configuration). */
import type { BrandingWords } from '@portal/contract';
import { formatMailFrom, readBranding } from '@portal/common';
import type { ServiceEnvironment } from '@portal/kit';

export interface MailBranding {
  readonly branding: BrandingWords;
  readonly publicUrl: string;
  /** Who a mail comes from. */
  readonly mailFrom: string;
}

export function brandingOfMails({ publicUrl, variables }: ServiceEnvironment): MailBranding {
  const branding = readBranding(variables);
  return { branding, publicUrl, mailFrom: formatMailFrom(branding, variables['MAIL_FROM']) };
}
