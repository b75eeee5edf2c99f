/**
 * Access to S3 locations, stored in the bucket policy: one pair of portal statements for each location, with people's
 * accounts as principals (decision 301). Statements that are not the portal's stay unchanged.
 */
import { createHash } from 'node:crypto';
import {
  DeleteBucketPolicyCommand,
  GetBucketPolicyCommand,
  PutBucketPolicyCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { OutsideFault, say, toOutsideFault } from '@portal/kit';
import { z } from 'zod';
import { accessSystemWords as words } from '../texts/en/access-systems.ts';
import { AccessRefused, type AccessSystem } from './access-system.ts';
import { TIMEOUT_MS, refuseAnswer, refuseFault } from './ask-system.ts';

const SYSTEM = 'AWS';

export interface AwsSettings {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly endpoint?: string | undefined;
  readonly timeoutMs?: number;
}

const Statement = z.looseObject({
  Sid: z.string().optional(),
  Principal: z
    .union([z.string(), z.looseObject({ AWS: z.union([z.string(), z.array(z.string())]).optional() })])
    .optional(),
});
type Statement = z.output<typeof Statement>;
const Policy = z.looseObject({ Version: z.string().optional(), Statement: z.array(Statement) });
type Policy = z.output<typeof Policy>;
const EMPTY: Policy = { Version: '2012-10-17', Statement: [] };

interface Location {
  readonly bucket: string;
  /** Without a leading slash. */
  readonly prefix: string;
}
const LOCATION = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(\S*))?$/;

/** @throws AccessRefused */
function parseLocation(place: string): Location {
  const [, bucket, prefix = ''] = LOCATION.exec(place) ?? [];
  if (!bucket) throw new AccessRefused(say(words.place, { place, system: SYSTEM }), { retry: false });
  return { bucket, prefix };
}

/** Letters and digits alone are allowed in an Sid. */
const getSid = ({ prefix }: Location, right: 'Read' | 'List'): string =>
  `Portal${right}${createHash('sha256').update(prefix).digest('hex').slice(0, 24)}`;

const getAccounts = ({ Principal: principal }: Statement): string[] => {
  const named = typeof principal === 'string' ? principal : (principal?.AWS ?? []);
  // AWS writes a single principal as a string, and a closed account as an id that contains no account number.
  return [named].flat().flatMap((arn) => /(?:^|::)(\d{12})(?::root)?$/.exec(arn)?.[1] ?? []);
};

/** The pair of statements that lets these accounts list and read the location; empty if there are no accounts. */
function statementsFor(location: Location, accounts: readonly string[]): Statement[] {
  if (accounts.length === 0) return [];
  const { bucket, prefix } = location;
  const Principal = { AWS: accounts.toSorted().map((account) => `arn:aws:iam::${account}:root`) };
  return [
    {
      Sid: getSid(location, 'Read'),
      Effect: 'Allow',
      Principal,
      Action: 's3:GetObject',
      Resource: `arn:aws:s3:::${bucket}/${prefix}*`,
    },
    {
      Sid: getSid(location, 'List'),
      Effect: 'Allow',
      Principal,
      Action: 's3:ListBucket',
      Resource: `arn:aws:s3:::${bucket}`,
      Condition: { StringLike: { 's3:prefix': `${prefix}*` } },
    },
  ];
}

const hasNoPolicy = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.name === 'NoSuchBucketPolicy';
/** AWS answers 403 both to an unknown key and to a key without permission; this distinguishes them. */
const isKeyUnknown = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'ExpiredToken'].includes(error.name);

/** HTTP status of the answer, whether or not the SDK could parse it; undefined where there was no answer. */
const Answered = z.object({
  $metadata: z.object({ httpStatusCode: z.int().optional() }).optional(),
  $response: z.object({ statusCode: z.int().optional() }).optional(),
});
function getStatus(error: unknown): number | undefined {
  const read = Answered.safeParse(error);
  return read.data?.$metadata?.httpStatusCode ?? read.data?.$response?.statusCode;
}

function getFault(error: unknown, timeoutMs: number): OutsideFault {
  const status = isKeyUnknown(error) ? 401 : getStatus(error);
  if (status === undefined) return toOutsideFault({ system: SYSTEM, timeoutMs }, error);
  return status >= 300
    ? new OutsideFault(`${SYSTEM} answered ${status}`, { kind: 'status', status }, error)
    : new OutsideFault(`the answer of ${SYSTEM} cannot be read`, { kind: 'unreadable' }, error);
}

export function createAwsLocationClient(settings: AwsSettings): AccessSystem {
  const timeoutMs = settings.timeoutMs ?? TIMEOUT_MS;
  const s3 = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    // No retries here: the queue of the ledger retries, and limits how often.
    maxAttempts: 1,
  });

  async function send<T>(run: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    try {
      return await run({ abortSignal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      if (hasNoPolicy(error)) throw error;
      throw refuseFault(SYSTEM, getFault(error, timeoutMs));
    }
  }

  async function readPolicy(bucket: string): Promise<Policy> {
    try {
      const answer = await send((options) =>
        s3.send(new GetBucketPolicyCommand({ Bucket: bucket }), options),
      );
      const read = Policy.safeParse(parseJson(answer.Policy));
      if (!read.success) throw refuseAnswer(SYSTEM);
      return read.data;
    } catch (error) {
      if (hasNoPolicy(error)) return EMPTY;
      throw error;
    }
  }

  async function writePolicy(bucket: string, policy: Policy): Promise<void> {
    await send((options) =>
      policy.Statement.length === 0
        ? s3.send(new DeleteBucketPolicyCommand({ Bucket: bucket }), options)
        : s3.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy: JSON.stringify(policy) }), options),
    );
  }

  const listed = (policy: Policy, location: Location): string[] => {
    const of = (right: 'Read' | 'List') =>
      policy.Statement.filter(({ Sid }) => Sid === getSid(location, right)).flatMap(getAccounts);
    const listing = new Set(of('List'));
    return of('Read').filter((account) => listing.has(account));
  };

  /**
   * Reads, writes, and reads again. AWS offers no conditional write, so the second read is needed to detect a write in
   * between.
   */
  async function change(
    location: Location,
    edit: (accounts: ReadonlySet<string>) => Set<string>,
  ): Promise<void> {
    const policy = await readPolicy(location.bucket);
    const own = new Set([getSid(location, 'Read'), getSid(location, 'List')]);
    const before = new Set(policy.Statement.filter(({ Sid }) => own.has(Sid ?? '')).flatMap(getAccounts));
    const wanted = edit(before);
    const others = policy.Statement.filter(({ Sid }) => !own.has(Sid ?? ''));
    await writePolicy(location.bucket, {
      ...policy,
      Statement: [...others, ...statementsFor(location, [...wanted])],
    });
    const after = new Set(listed(await readPolicy(location.bucket), location));
    if (after.size !== wanted.size || [...wanted].some((account) => !after.has(account)))
      throw refuseAnswer(SYSTEM);
  }

  return {
    type: SYSTEM,
    findAccount: ({ awsAccountId }) => Promise.resolve(awsAccountId),
    async add(place, { awsAccountId: account }) {
      if (!account) throw new AccessRefused(words.noAwsAccount, { retry: false, byProfile: true });
      try {
        await change(parseLocation(place), (accounts) => new Set([...accounts, account]));
      } catch (error) {
        // AWS rejects a policy as malformed if a principal does not exist.
        if (error instanceof AccessRefused && !error.retry && /\(400\)/.test(error.message))
          throw new AccessRefused(say(words.unknownAwsAccount, { account }), {
            retry: false,
            byProfile: true,
            cause: error,
          });
        throw error;
      }
      return account;
    },
    remove: (place, account) =>
      change(parseLocation(place), (accounts) => new Set([...accounts].filter((one) => one !== account))),
    async list(place) {
      const location = parseLocation(place);
      return listed(await readPolicy(location.bucket), location);
    },
  };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
