/** Words of the installation that mails carry (decisions.md "Screens": branding is configuration). */
import type { ServiceEnvironment } from '@portal/kit';

export interface Branding {
  readonly portalUrl: string;
  readonly productName: string;
  readonly supportEmail: string;
}

export const readBranding = ({ publicUrl, variables }: ServiceEnvironment): Branding => ({
  portalUrl: publicUrl,
  productName: variables['BRANDING_PRODUCT_NAME'] || 'SFARI Base',
  supportEmail: variables['BRANDING_SUPPORT_EMAIL'] || 'support@portal.test',
});
