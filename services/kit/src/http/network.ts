import { isIPv6 } from 'node:net';

/**
 * The network by which calls are counted. A household or an office has a whole IPv6 /64, so counting single addresses
 * would be useless.
 * @param bits of the network, in steps of 16
 */
export function findNetwork(address: string, bits = 64): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter((part) => part !== '');
  const right = tail.split(':').filter((part) => part !== '');
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right].slice(0, bits / 16).join(':');
}
