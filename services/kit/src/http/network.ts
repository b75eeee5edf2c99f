import { isIPv6 } from 'node:net';

/**
 * What calls are counted by. A household or an office has a whole IPv6 /64 to itself: counting single addresses would
 * count nothing. @param bits of the network, in steps of 16
 */
export function findNetwork(address: string, bits = 64): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter((part) => part !== '');
  const right = tail.split(':').filter((part) => part !== '');
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right].slice(0, bits / 16).join(':');
}
