import { translatable } from '@portal/contract/words';

/** What is refused about machine keys. */
export const machineKeyWords = translatable('core/machine-keys', {
  scopes: "You can't give these scopes: {scopes}",
  network: 'Enter an address or a network, such as 192.0.2.0/24: {network}',
  past: 'Enter a date after today',
  late: 'Enter a date within the next {days} days',
  most: 'There can be at most {count} machine keys. Revoke one first',
  notActive: 'This machine key is no longer active',
  revoked: 'This machine key is already revoked',
});
