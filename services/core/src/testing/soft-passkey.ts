/** An authenticator in software: creates passkeys and unlocks them, as a browser would answer (WebAuthn). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** The few kinds of CBOR that an answer has: numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Buffer)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

const FLAGS = { present: 1, verified: 4, attested: 64 } as const;

interface Options {
  readonly challenge: string;
}
/** What an answer should lie about. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isUnlocked?: boolean;
  readonly counter?: number;
}

export function createSoftPasskey(origin = 'http://localhost:8080') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, { challenge }: Options, lies: Lies): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (flags: number, lies: Lies, rest: readonly Buffer[] = []): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? (counter += 1));
    const unlocked = lies.isUnlocked === false ? 0 : FLAGS.verified;
    const rpId = lies.rpId ?? new URL(origin).hostname;
    return Buffer.concat([sha256(rpId), Buffer.from([flags | FLAGS.present | unlocked]), count, ...rest]);
  };
  const common = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };

  return {
    id: text(id),
    create(options: Options, lies: Lies = {}) {
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(FLAGS.attested, lies, [Buffer.alloc(16), length, id, cbor(key)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      const response = {
        clientDataJSON: text(clientData('webauthn.create', options, lies)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      };
      return { ...common, response };
    },
    use(options: Options, lies: Lies = {}) {
      const client = clientData('webauthn.get', options, lies);
      const data = authenticatorData(0, lies);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      };
      return { ...common, response };
    },
  };
}
export type SoftPasskey = ReturnType<typeof createSoftPasskey>;
