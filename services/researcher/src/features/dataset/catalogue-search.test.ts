/** Search and facets of the catalogue: words of names, descriptions and dictionaries, also misspelt. */
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, type Database } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import type { DatasetModel } from '../../models/index.ts';
import { createDatasetFactories, type DescribedDataset } from '../../testing/index.ts';
import { deleteUnusedCatalogueWords, learnWords, readWordsAgain } from './catalogue-words.ts';

let h: Harness;
let database: Database;
let admin: TestPerson;
let cohorts: { readonly spark: number; readonly ssc: number };
let dictionary: DescribedDataset;

beforeAll(async () => {
  h = await startHarness(definition);
  database = openDatabase({ url: h.database.connectionUrl('researcher') });
  admin = await h.build.person({ roles: ['sfari_admin'] });
  cohorts = { spark: await h.build.cohort('SPARK'), ssc: await h.build.cohort('SSC') };
  await add('DS0001', {
    name: 'Whole Exomes',
    description: '<p>Reads of <strong>families</strong> &amp; siblings</p>',
    type: 2,
    globus_group_id: '5d0f3f2e-0000-4000-8000-000000000001',
    data_access: 's3://exomes/',
  });
  await add('DS0002', { name: 'Phenotype survey', curator_type: 2, gpf_accessible: true });
  await add('DS0003', { name: 'Sleep diaries', cohort_id: cohorts.ssc, available: false });
  await add('DS0004', { name: 'Hidden xylophone', limited: true });
  dictionary = await createDatasetFactories(h).described();
  await learnWords(database);
});
afterAll(async () => {
  await database.close();
  await h.stop();
});

const add = (code: string, more: Partial<DatasetModel>) =>
  h.database.admin.query(
    `insert into researcher.dataset (dataset_id, name, description, type, curator_type, cohort_id, available, limited,
      gpf_accessible, globus_group_id, data_access, release_date)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '2026-01-02')`,
    [
      code,
      more.name,
      more.description ?? '',
      more.type ?? 1,
      more.curator_type ?? 1,
      more.cohort_id ?? cohorts.spark,
      more.available ?? true,
      more.limited ?? false,
      more.gpf_accessible ?? false,
      more.globus_group_id ?? null,
      more.data_access ?? null,
    ],
  );

async function find(typed: string, as?: TestPerson, more = ''): Promise<string[]> {
  const { status, body } = await h.call(
    `GET /dataset/?search=${encodeURIComponent(typed)}${more}`,
    as ? { as } : {},
  );
  expect(status).toBe(200);
  return body.results.map(({ name }: { name: string }) => name).toSorted();
}

describe('search of the catalogue [R2.7-28]', () => {
  it.each([
    ['a part of the name', 'xome', ['Whole Exomes']],
    ['a part of the code', 'S0002', ['Phenotype survey']],
    ['a word of the description', 'siblings', ['Whole Exomes']],
    ['words of several places, by their beginning', 'spark famil exom', ['Whole Exomes']],
    ['a cohort and a name that is of another', 'spark diaries', []],
    ['two letters that changed places', 'phenotpye', ['Phenotype survey']],
    ['two letters of a short word that changed places', 'selep', ['Sleep diaries']],
    ['a letter that is missing', 'siblngs', ['Whole Exomes']],
    ['one word misspelt and one right', 'slepe diaries', ['Sleep diaries']],
    ['marks of HTML', 'strong', []],
    ['signs of a query language', "exome & !(sleep) | ':*", []],
    ['nothing but signs', '&|!()', []],
    ['a number that is near another', 'DS0009', []],
  ])('finds %s', async (_what, typed, names) => {
    expect(await find(typed)).toEqual(names);
  });

  it('shows restricted datasets only to their people, and uses their words for no correction', async () => {
    expect(await find('xylophone')).toEqual([]);
    expect(await find('xylophnoe')).toEqual([]);
    expect(await find('xylophone', admin)).toEqual(['Hidden xylophone']);
  });

  it('knows a changed name immediately, and the old one no more', async () => {
    const { body } = await h.call('GET /dataset/DS0003/', { as: admin });
    const rename = (name: string) =>
      h.database.admin.query('update researcher.dataset set name = $2 where id = $1', [body.id, name]);
    await rename('Actigraphy of nights');
    expect(await find('actigraphy')).toEqual(['Actigraphy of nights']);
    expect(await find('sleep diaries')).toEqual([]);
    await learnWords(database);
    await deleteUnusedCatalogueWords(database);
    expect(await find('actigrapyh')).toEqual(['Actigraphy of nights']);
    expect(await find('selep')).toEqual([]);
    await rename('Sleep diaries');
    await learnWords(database);
  });

  it('finds the words of a dictionary once they were read, until it is replaced', async () => {
    expect(await find('scq_total')).toEqual([]);
    await h.build.fileWords(dictionary.fileId, ['scq', 'total', 'seizures']);
    await readWordsAgain(database);
    await learnWords(database);
    expect(await find('SCQ_Total')).toEqual(['Described']);
    expect(await find('described seizuers')).toEqual(['Described']);
    await h.build.sql('delete from researcher.dataset_file where dataset_id = $1', [dictionary.id]);
    expect(await find('scq_total')).toEqual([]);
  });

  it('knows a cohort by its new name', async () => {
    await h.build.sql("update core.cohort set display_name = 'Searchlight' where id = $1", [cohorts.ssc]);
    await readWordsAgain(database);
    expect(await find('searchlight sleep')).toEqual(['Sleep diaries']);
    await h.build.sql("update core.cohort set display_name = 'SSC' where id = $1", [cohorts.ssc]);
    await readWordsAgain(database);
  });
});

describe('facets of the catalogue', () => {
  const counts = async (query: string, as?: TestPerson) =>
    (
      await h.call(
        `GET /dataset/?grouping=type,curator_type,cohort,available,access${query}`,
        as ? { as } : {},
      )
    ).body.groups;

  it('count what the caller sees', async () => {
    expect(await counts('')).toEqual({
      type: { 1: 3, 2: 1 },
      curator_type: { 1: 3, 2: 1 },
      cohort: { [cohorts.spark]: 2, [cohorts.ssc]: 2 },
      available: { true: 3, false: 1 },
      access: { Globus: 1, AWS: 1, GPF: 1 },
    });
    expect((await counts('', admin)).type).toEqual({ 1: 4, 2: 1 });
  });

  it('count by the search and the other filters, and not by their own', async () => {
    expect(await counts('&search=sleep')).toMatchObject({
      type: { 1: 1 },
      available: { false: 1 },
      access: {},
    });
    const filtered = await counts(`&cohort__in=${cohorts.spark}&type__in=1&access__in=GPF,AWS`);
    expect(filtered).toMatchObject({
      type: { 1: 1, 2: 1 },
      curator_type: { 2: 1 },
      cohort: { [cohorts.spark]: 1 },
      access: { GPF: 1 },
    });
  });

  it('narrow the list by the ways to the data', async () => {
    expect(await find('', undefined, '&access__in=Globus,GPF')).toEqual(['Phenotype survey', 'Whole Exomes']);
    expect(await find('exome', undefined, '&access=AWS')).toEqual(['Whole Exomes']);
    expect(await find('', undefined, '&access=Fax')).toEqual([]);
    expect((await h.call('GET /dataset/?grouping=name')).status).toBe(400);
  });

  it('of a list that reads at most 1000 [R9-12]', async () => {
    expect((await h.call('GET /dataset/?limit=1000')).status).toBe(200);
    expect((await h.call('GET /dataset/?limit=1001')).status).toBe(400);
  });
});
