/** Names, addresses and texts of the organization that runs this portal. */
export { BrandingContext, useBranding } from './branding-context.ts';
export { Logo } from './Logo.tsx';
