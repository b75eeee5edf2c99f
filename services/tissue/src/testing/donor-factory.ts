/** Donors and collections for tests, inserted directly into this service's tables. */
import type { ConfirmationStatus, DonorStore } from '@portal/contract';
import type { Factories } from '@portal/core/testing';
import { TableModel } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { CollectionModel } from '../models/index.ts';
import { buildDonor as insertDonor, makeHash } from './donors.ts';

class CollectionDonorModel extends TableModel {
  declare id: number;
  declare cart_id: number;
  declare donor_hash: string;
  declare position: number;

  static override tableName = 'tissue.cart_donor';
}

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
  const number = 0xa0_0000_0000 + (sequence += 1);
  await insertDonor(build, number, {
    store: donor.store ?? 'main',
    diagnosis: donor.diagnosis ?? 'Autism',
    confirmation_status: donor.status ?? 'Confirmed',
    age: donor.age ?? 30,
    gender: donor.gender ?? 'Male',
    pmi: donor.pmi ?? 20,
    is_available: donor.isAvailable ?? true,
    left_hemisphere: 'frozen',
  });
  return makeHash(number);
}

/** @returns the id of a collection, with one donor by default */
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
