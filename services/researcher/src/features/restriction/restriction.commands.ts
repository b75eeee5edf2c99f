import type { RestrictionPatch } from '@portal/contract';
import { invalid, sql, type Locked, type Work } from '@portal/kit';
import { DatasetModel, DatasetUserModel, PersonView } from '../../models/index.ts';
import { restrictionRefusals } from '../../texts/en/restriction.ts';

/**
 * Limits a dataset to a list of people, or opens it. Who is taken off keeps the access that they were given: the list
 * says who may find and ask for it from now on.
 * @throws INVALID_INPUT for somebody without an active account
 */
export async function restrictDataset({
  work,
  body,
  loaded,
}: {
  work: Work;
  body: RestrictionPatch;
  loaded: Locked<unknown>;
}): Promise<void> {
  const id = String(loaded.id);
  const { limited, allowed_users: allowed } = body;
  if (allowed) {
    const people = [...new Set(allowed)];
    const held = await work.of(DatasetUserModel).matching({ dataset_id: id });
    const known = new Set(held.map(({ user_id }) => user_id));
    const added = people.filter((person) => !known.has(person));
    const active =
      added.length === 0 ? [] : await work.read(PersonView).matching({ id: added, active: true });
    if (active.length < added.length) throw invalid({ allowed_users: [restrictionRefusals.unknownPerson] });
    await work.run(sql`delete from researcher.dataset_user
      where dataset_id = ${id} and not user_id = any(${people}::int[])`);
    await work.run(sql`insert into researcher.dataset_user (dataset_id, user_id)
      select ${id}::uuid, person from unnest(${people}::int[]) with ordinality given (person, place) order by place
      on conflict do nothing`);
  }
  // Written also when only the list changes, so that the version moves on with it.
  await work
    .of(DatasetModel)
    .findById(id)
    .patch({ ...(limited === undefined ? {} : { limited }), modified: new Date() });
}
