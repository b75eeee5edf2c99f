/** Texts of the installation that appear in emails (docs/deployment.md: branding is configuration). */
import type { BrandingWords } from '@portal/contract';
import { formatMailFrom, readBranding } from '@portal/common';
import type { ServiceEnvironment } from '@portal/kit';

export interface MailBranding {
  readonly branding: BrandingWords;
  readonly publicUrl: string;
  /** Sender of emails. */
  readonly mailFrom: string;
}

export function brandingOfMails({ publicUrl, variables }: ServiceEnvironment): MailBranding {
  const branding = readBranding(variables);
  return { branding, publicUrl, mailFrom: formatMailFrom(branding, variables['MAIL_FROM']) };
}
