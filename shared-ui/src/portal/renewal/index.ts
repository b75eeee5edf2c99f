/** Renewals of a request, as both sides see them on its page. */
export { RenewalAnswersTab, RenewalListTab } from './RenewalTabs.tsx';
export { useRenewalTrails } from './use-renewal-trails.ts';
export { useRenewals } from './use-renewals.ts';
