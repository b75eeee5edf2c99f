/** What Globus, AWS and GPF have in common: places that let people at data (docs/data-access.md). */

/** Who has access, as the outside systems name them. */
export interface AccessPerson {
  readonly globusUsername: string | null;
  readonly email: string;
  /** Twelve digits. */
  readonly awsAccountId: string | null;
}

/**
 * One outside system that lets people at data. Telling it twice changes nothing more. A place is the id of a Globus group, an
 * S3 location (`s3://bucket/prefix`), or the name of a GPF group.
 */
export interface AccessSystem {
  readonly type: 'Globus' | 'AWS' | 'GPF';
  /** @returns the account that is let in. @throws AccessRefused */
  add(place: string, person: AccessPerson): Promise<string>;
  /** @throws AccessRefused */
  remove(place: string, account: string): Promise<void>;
  /** Accounts that the place lets in now, in the form of `accountOf`. @throws AccessRefused */
  list(place: string): Promise<readonly string[]>;
  /** The name by which the system knows a holder; null when it has none. @throws AccessRefused */
  accountOf(person: AccessPerson): Promise<string | null>;
}

/** The message is for an access administrator. */
export class AccessRefused extends Error {
  /** The same call may succeed later, with no one doing anything. */
  readonly retry: boolean;
  constructor(message: string, { retry, cause }: { readonly retry: boolean; readonly cause?: unknown }) {
    super(message, { cause });
    this.name = 'AccessRefused';
    this.retry = retry;
  }
}
