/** New texts from the brain bank: hidden until staff decide, then shown or withheld (decision 471). */
import {
  DONOR_TEXT_FIELDS,
  type donorTextObject,
  type DonorStore,
  type DonorTextField,
} from '@portal/contract';
import { asJson, sql, trustedSql, type ResourceCommands, type Work } from '@portal/kit';
import { z } from 'zod';
import type { StoredDonor } from './donor-rows.sql.ts';
import type { ReadDonor } from './source-donor.ts';
import { listTexts, withholdTexts } from './withhold-texts.ts';

const Text = z.object({ field: z.enum(DONOR_TEXT_FIELDS), text: z.string() });

/**
 * Returns the donors without unknown texts, which are now waiting for a decision. Known texts are approved ones and
 * those that a donor already shows. On the first import of a store all texts count as known.
 */
export async function withholdNewTexts(
  work: Work,
  store: DonorStore,
  donors: readonly ReadDonor[],
  known: ReadonlyMap<string, StoredDonor>,
): Promise<ReadDonor[]> {
  const asked = donors.flatMap(({ hash, fields }) =>
    DONOR_TEXT_FIELDS.flatMap((field) => {
      const shown = listTexts(known.get(hash)?.fields[field]);
      const texts = listTexts(fields[field]).filter((text) => !shown.includes(text));
      return texts.map((text) => ({ field, text }));
    }),
  );
  if (asked.length === 0) return [...donors];
  const unseen = await work.rows(
    Text,
    sql`with asked as (select distinct one.field, one.text
        from jsonb_to_recordset(${asJson(asked)}::jsonb) one (field text, text text)),
      shown as (select distinct field, held.text from (select to_jsonb(donor) as fields from tissue.donor donor offset 0) donor
        cross join unnest(${[...DONOR_TEXT_FIELDS]}::text[]) field
        cross join lateral jsonb_array_elements_text(case jsonb_typeof(donor.fields -> field)
          when 'array' then donor.fields -> field when 'string' then jsonb_build_array(donor.fields -> field)
          else '[]' end) held (text))
    select asked.field, asked.text from asked left join shown using (field, text)
    left join tissue.donor_text look
      on look.field = asked.field and md5(look.text) = md5(asked.text) and look.text = asked.text
    where not coalesce(look.state = 'approved', shown.text is not null or not exists (
      select 1 from tissue.donor_sync done where done.store = ${store} and done.state = 'done'))`,
  );
  if (unseen.length === 0) return [...donors];
  await work.run(sql`insert into tissue.donor_text (field, text)
    select field, text from jsonb_to_recordset(${asJson(unseen)}::jsonb) one (field text, text text)
    order by field, text on conflict (field, md5(text)) do nothing`);
  const keys = new Set(unseen.map(({ field, text }) => `${field} ${text}`));
  return donors.map((donor) => {
    const { shown, withheld } = withholdTexts(donor.fields, (field, text) => !keys.has(`${field} ${text}`));
    return { ...donor, fields: { ...donor.fields, ...shown, withheld } };
  });
}

/**
 * Deletes texts that no donor has any more, because the brain bank corrected them. Approved texts remain, so that they
 * never need a second review.
 */
export const forgetCorrectedTexts = (work: Work): Promise<number> =>
  work.run(sql`delete from tissue.donor_text t where t.state <> 'approved' and not exists (
    select 1 from tissue.donor donor
    where donor.withheld <> '{}' and jsonb_exists(donor.withheld -> t.field, t.text))`);

export interface DonorTextRow {
  readonly field: DonorTextField;
  readonly text: string;
}
const TextDonor = z.object({ id: z.int(), shown: z.unknown(), withheld: z.record(z.string(), z.unknown()) });

/** Shows the text for every donor who has it, or withholds it. */
export const decideText: NonNullable<
  ResourceCommands<typeof donorTextObject, DonorTextRow>['patch']
> = async ({ call, work, body, loaded }) => {
  const { field, text } = loaded.state;
  await work.run(sql`update tissue.donor_text set state = ${body.state}, decided_by = ${call.actor.userId}, decided = now()
    where id = ${Number(loaded.id)}`);
  const donors = await work.rows(
    TextDonor,
    sql`select donor.id, to_jsonb(donor) -> ${field}::text as shown, donor.withheld from tissue.donor donor
      where jsonb_exists(donor.withheld -> ${field}::text, ${text}) or jsonb_exists(to_jsonb(donor) -> ${field}::text, ${text})
      order by donor.id for no key update`,
  );
  const rows = donors.map(({ id, shown: before, withheld: { [field]: sent = before, ...others } }) => {
    const { shown, withheld } = withholdTexts({ [field]: sent }, (_, one) =>
      one === text ? body.state === 'approved' : listTexts(before).includes(one),
    );
    return { id, ...shown, withheld: { ...others, ...withheld } };
  });
  const column = trustedSql(field);
  await work.run(sql`update tissue.donor donor set ${column} = row.${column}, withheld = row.withheld
    from jsonb_array_elements(${asJson(rows)}::jsonb) one (value)
    cross join lateral jsonb_populate_record(null::tissue.donor, one.value) row
    where donor.id = row.id`);
};
