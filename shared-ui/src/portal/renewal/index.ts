/** Renewals of a request, as shown to researchers and to staff. */
export { RenewalAnswersTab, RenewalListTab } from './RenewalTabs.tsx';
export { useRenewalTrails } from './use-renewal-trails.ts';
export { useRenewals } from './use-renewals.ts';
