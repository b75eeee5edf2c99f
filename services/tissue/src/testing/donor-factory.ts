/** Donors and collections for tests of this service, written past it. */
import type { ConfirmationStatus, DonorStore } from '@portal/contract';
import type { Factories } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { CollectionDonorModel, CollectionModel } from '../models/index.ts';

export interface TestDonor {
  readonly store?: DonorStore;
  readonly diagnosis?: string;
  readonly status?: ConfirmationStatus;
  readonly isAvailable?: boolean;
  readonly age?: number;
  readonly gender?: 'Female' | 'Male';
  readonly pmi?: number;
}

let sequence = 0;

/** @returns the hash */
export async function buildDonor(build: Pick<Factories, 'sql'>, donor: TestDonor = {}): Promise<string> {
  const hash = (0xa0_0000_0000 + (sequence += 1)).toString(16).padStart(16, '0');
  await build.sql(
    `insert into tissue.donor (store, donor_hash, diagnosis, confirmation_status, age, gender, pmi, is_available, source_updated,
       left_hemisphere)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now(), 'frozen')`,
    [
      donor.store ?? 'main',
      hash,
      donor.diagnosis ?? 'Autism',
      donor.status ?? 'Confirmed',
      donor.age ?? 30,
      donor.gender ?? 'Male',
      donor.pmi ?? 20,
      donor.isAvailable ?? true,
    ],
  );
  return hash;
}

/** @returns the id of a collection with one donor, unless told */
export async function buildCollection(
  build: Pick<Factories, 'insert' | 'sql'>,
  {
    pi,
    isPilot = false,
    donors,
    project = null,
  }: {
    readonly pi: Pick<TestPerson, 'id'>;
    readonly isPilot?: boolean;
    readonly donors?: readonly string[];
    readonly project?: number | null;
  },
): Promise<number> {
  const hashes = donors ?? [await buildDonor(build, { store: isPilot ? 'pilot' : 'main' })];
  const { id } = await build.insert(CollectionModel, {
    collection_name: `Collection ${(sequence += 1)}`,
    pi_id: pi.id,
    creator_id: pi.id,
    pilot_tissue_cart: isPilot,
    shared_project_id: project,
  });
  for (const [position, donor_hash] of hashes.entries())
    await build.insert(CollectionDonorModel, { cart_id: id, donor_hash, position });
  return id;
}
