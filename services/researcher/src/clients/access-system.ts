/** The common interface of Globus, AWS and GPF, the systems that give people access to data (docs/data-access.md). */

/** A person, as the outside systems identify them. */
export interface AccessPerson {
  readonly globusUsername: string | null;
  readonly email: string;
  /** Twelve digits. */
  readonly awsAccountId: string | null;
}

/**
 * One outside system that gives people access to data. Repeating a call changes nothing. A place is the id of a Globus
 * group, an S3 location (`s3://bucket/prefix`), or the name of a GPF group.
 */
export interface AccessSystem {
  readonly type: 'Globus' | 'AWS' | 'GPF';
  /** @returns the account that was added @throws AccessRefused */
  add(place: string, person: AccessPerson): Promise<string>;
  /** @throws AccessRefused */
  remove(place: string, account: string): Promise<void>;
  /** Accounts that have access to the place now, in the form of `findAccount`. @throws AccessRefused */
  list(place: string): Promise<readonly string[]>;
  /** The account name of a person in this system; null if they have none. @throws AccessRefused */
  findAccount(person: AccessPerson): Promise<string | null>;
}

/** A call to an access system failed. The message is written for an access administrator. */
export class AccessRefused extends Error {
  /** Whether the same call may succeed later without anyone acting. */
  readonly retry: boolean;
  /** Whether the person has to correct their profile. */
  readonly byProfile: boolean;
  constructor(
    message: string,
    {
      retry,
      byProfile = false,
      cause,
    }: { readonly retry: boolean; readonly byProfile?: boolean; readonly cause?: unknown },
  ) {
    super(message, { cause });
    this.name = 'AccessRefused';
    this.retry = retry;
    this.byProfile = byProfile;
  }
}
