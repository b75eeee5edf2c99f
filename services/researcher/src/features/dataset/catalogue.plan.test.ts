/** Search of the catalogue stays quick among many datasets: words are looked up, not compared row by row. */
import { startHarness, type Harness } from '@portal/core/testing';
import { listStatement } from '@portal/kit';
import { listPlanNodes, makeActor, readPlan } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { datasetResource } from './dataset.resource.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness(definition);
  await h.build.sql('alter table researcher.dataset disable trigger user');
  await h.build.sql(
    `insert into researcher.dataset (dataset_id, name, description, type, curator_type, cohort_id, release_date)
     select 'DS' || n, 'Study ' || n, '', 1 + n % 3, 1, $1, '2026-01-02' from generate_series(1, 4000) n`,
    [await h.build.cohort('SPARK')],
  );
  await h.build.sql('alter table researcher.dataset enable trigger user');
  await h.build.sql(`insert into researcher.dataset_words (dataset_id, words, cohort)
    select id, array_to_tsvector(array['study', 'variable' || lower(dataset_id)]), 'SPARK' from researcher.dataset`);
  await h.build.sql(
    "insert into researcher.catalogue_word select 'w' || md5(n::text) from generate_series(1, 4000) n",
  );
  await h.build.sql('analyze researcher.dataset_words');
  await h.build.sql('analyze researcher.dataset');
});
afterAll(() => h.stop());

it('finds the words of datasets by their index, also with the counts of facets', async () => {
  const { text, values } = listStatement(datasetResource as never, makeActor(['primary_researcher']), {
    limit: 50,
    active: true,
    search: 'variableDS77',
    grouping: ['type', 'curator_type', 'cohort', 'available', 'access'],
  });
  const [answer] = await h.build.sql<{ count: number; groups: { type: object } }>(text, values);
  expect([answer?.count, answer?.groups.type]).toEqual([11, { 1: 3, 2: 3, 3: 5 }]);
  const nodes = listPlanNodes(
    readPlan(await h.build.sql(`explain (analyze, format json) ${text}`, values)).Plan,
  );
  expect(nodes.map((node) => node['Index Name'])).toContain('dataset_words_words');
  const walked = nodes.filter(
    (node) => node['Relation Name'] === 'dataset_words' && node['Actual Loops'] !== 0,
  );
  expect(walked.map((node) => node['Node Type'])).not.toContain('Seq Scan');
});
