/** The people of a test. The service that owns their tables creates them (decision 199). */
import type { Role } from '@portal/contract';

export interface TestInstitution {
  readonly id: number;
  readonly name: string;
}
export interface TestPerson {
  readonly id: number;
  readonly email: string;
  readonly displayName: string;
  readonly sessionId: string;
  readonly institutionId: number | null;
  readonly roles: readonly Role[];
}

export interface PersonOptions {
  readonly roles?: readonly Role[];
  /** `null` for a person without an institution; by default an approved institution with an executed RDA is created. */
  readonly institution?: TestInstitution | null;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly active?: boolean;
  readonly joinder?: boolean;
  readonly passwordHash?: string | null;
  readonly verified?: boolean;
}

/** The factories of a service that its harness, the matrix and the fuzzer use. */
export interface PeopleFactories {
  institution(): Promise<TestInstitution>;
  person(options?: PersonOptions): Promise<TestPerson>;
}
