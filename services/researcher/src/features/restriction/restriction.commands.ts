import type { RestrictionPatch } from '@portal/contract';
import { invalid, sql, trustedSql, type Locked, type Work } from '@portal/kit';
import {
  DatasetModel,
  DatasetUserModel,
  PersonView,
  SampleTypeModel,
  SampleTypeUserModel,
} from '../../models/index.ts';
import { restrictionRefusals } from '../../texts/en/restriction.ts';

interface RestrictionWrite {
  readonly work: Work;
  readonly body: RestrictionPatch;
  readonly loaded: Locked<unknown>;
}

/** A table of the people allowed to have a resource, and its column with the resource id. */
interface AllowedList {
  readonly table: string;
  readonly resource: 'dataset_id' | 'sample_type_id';
  readonly existing: readonly { readonly user_id: number }[];
}

/**
 * Makes `given` the list of the resource `id`. People removed from the list do not lose access that they have; the list
 * decides who may find and request the resource from now on.
 * @throws INVALID_INPUT for someone new without an active account
 */
async function replaceAllowed(
  work: Work,
  { table, resource, existing }: AllowedList,
  id: number | string,
  given: readonly number[],
): Promise<void> {
  const people = [...new Set(given)];
  const known = new Set(existing.map(({ user_id: person }) => person));
  const added = people.filter((person) => !known.has(person));
  const active = added.length === 0 ? [] : await work.read(PersonView).matching({ id: added, active: true });
  if (active.length < added.length) throw invalid({ allowed_users: [restrictionRefusals.unknownPerson] });
  const [list, column] = [trustedSql(table), trustedSql(resource)];
  await work.run(sql`delete from ${list} where ${column} = ${id} and not user_id = any(${people}::int[])`);
  for (const person of added)
    await work.run(sql`insert into ${list} (${column}, user_id) values (${id}, ${person})`);
}

/** Restricts a dataset to a list of people, or opens it to all. */
export async function restrictDataset({ work, body, loaded }: RestrictionWrite): Promise<void> {
  const id = String(loaded.id);
  if (body.allowed_users) {
    const existing = await work.of(DatasetUserModel).matching({ dataset_id: id });
    const list = { table: DatasetUserModel.tableName, resource: 'dataset_id', existing } as const;
    await replaceAllowed(work, list, id, body.allowed_users);
  }
  // Written even if only the list changes, so that the version changes too.
  await work.of(DatasetModel).findById(id).patch({ limited: body.limited, modified: new Date() });
}

/** Restricts a kind of samples in the same way. */
export async function restrictSampleType({ work, body, loaded }: RestrictionWrite): Promise<void> {
  const id = Number(loaded.id);
  if (body.allowed_users) {
    const existing = await work.of(SampleTypeUserModel).matching({ sample_type_id: id });
    const list = { table: SampleTypeUserModel.tableName, resource: 'sample_type_id', existing } as const;
    await replaceAllowed(work, list, id, body.allowed_users);
  }
  await work.of(SampleTypeModel).findById(id).patch({ limited: body.limited, modified: new Date() });
}
