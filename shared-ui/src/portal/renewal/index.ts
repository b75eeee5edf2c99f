/** Renewals of a request, as both sides see them on its page. */
export { RenewalAnswersTab, RenewalListTab } from './RenewalTabs.tsx';
export { useRenewals } from './use-renewals.ts';
