/**
 * Calls the receivers of webhooks. Their addresses are typed by people, so a call reaches public addresses only: the
 * resolved address is checked in the lookup of the connection itself, and no redirect is followed (decision 538).
 */
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { LIMITS } from '@portal/contract';
import type { WebhookProblem } from '@portal/contract/webhooks';

/** Calls to this host go to the receiver of the demo and of tests, if one is set; the name exists nowhere else. */
const TEST_HOST = 'receiver.test';
const TIMEOUT_MS = 10_000;

export interface WebhookCall {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface WebhookAnswer {
  /** Null if the receiver accepted the call. */
  readonly problem: WebhookProblem | null;
  readonly status: number | null;
  /** The first characters of the answer. */
  readonly answer: string;
  readonly milliseconds: number;
}

export interface WebhookClient {
  send(call: WebhookCall): Promise<WebhookAnswer>;
}

export interface WebhookClientOptions {
  /** Address of the receiver for the demo and tests. */
  readonly testReceiver?: string | undefined;
  readonly lookup?: typeof dns.lookup;
  readonly timeoutMs?: number;
}

const PRIVATE = new net.BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
/** Parts of the public range that lead elsewhere: protocol assignments, documentation, 6to4. */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');
const PUBLIC_V6 = new net.BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');

/** Whether the address is not one of the public internet: this machine, a local network, or a reserved range. */
export function isPrivateAddress(address: string): boolean {
  if (net.isIPv4(address)) return PRIVATE.check(address, 'ipv4');
  return !PUBLIC_V6.check(address, 'ipv6') || PRIVATE.check(address, 'ipv6');
}

/** The address of the host if it is written as one. */
export const literalAddress = ({ hostname }: URL): string | undefined => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return net.isIP(host) === 0 ? undefined : host;
};

class PrivateAddress extends Error {}

/** The connection uses the addresses that were checked here, so a name that resolves to another address in between has no effect. */
const refusePrivate =
  (lookup: typeof dns.lookup): net.LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) callback(error, []);
      else if (!first || found.some(({ address }) => isPrivateAddress(address)))
        callback(new PrivateAddress(host), []);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

export function createWebhookClient({
  testReceiver,
  lookup = dns.lookup,
  timeoutMs = TIMEOUT_MS,
}: WebhookClientOptions): WebhookClient {
  return {
    async send({ url, body, headers }) {
      const asked = new URL(url);
      const isTest = testReceiver !== undefined && asked.host === TEST_HOST;
      const target = isTest ? new URL(testReceiver + asked.pathname + asked.search) : asked;
      const literal = isTest ? undefined : literalAddress(target);
      const started = performance.now();
      const outcome =
        literal !== undefined && isPrivateAddress(literal)
          ? failed('private_address')
          : await post(
              target,
              {
                method: 'POST',
                // Each call has its own connection, and so its own lookup.
                agent: false,
                signal: AbortSignal.timeout(timeoutMs),
                headers: {
                  ...headers,
                  'Content-Type': 'application/json',
                  'Content-Length': Buffer.byteLength(body),
                  'User-Agent': 'Portal-Webhooks',
                },
                ...(isTest ? {} : { lookup: refusePrivate(lookup) }),
              },
              body,
            );
      return { ...outcome, milliseconds: Math.round(performance.now() - started) };
    },
  };
}

type Outcome = Omit<WebhookAnswer, 'milliseconds'>;
const failed = (problem: WebhookProblem): Outcome => ({ problem, status: null, answer: '' });

/** The time limit covers the whole call; of a long answer only the beginning is read. */
const post = (target: URL, options: https.RequestOptions, body: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const fail = (error: Error) =>
      resolve(
        failed(
          error instanceof PrivateAddress
            ? 'private_address'
            : options.signal?.aborted
              ? 'timeout'
              : 'unreachable',
        ),
      );
    const request = (target.protocol === 'http:' ? http : https).request(target, options, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const done = () => {
        resolve(readOutcome(response.statusCode ?? 0, Buffer.concat(chunks)));
        response.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= LIMITS.webhookAnswer * 4) done();
      });
      response.on('end', done);
      response.on('error', fail);
    });
    request.on('error', fail);
    request.end(body);
  });

function readOutcome(status: number, bytes: Buffer): Outcome {
  // PostgreSQL cannot store every character, and no one reads control characters.
  const answer = bytes
    .toString('utf8')
    .replaceAll(/[^\P{C}\n\t]/gu, '�')
    .slice(0, LIMITS.webhookAnswer);
  if (status >= 200 && status < 300) return { problem: null, status, answer };
  return { problem: status >= 300 && status < 400 ? 'redirect' : 'status', status, answer };
}
