import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exampleAnswers } from '../forms/form-answers.ts';
import { FormDefinition } from '../forms/form-definition.ts';
import { formFields } from '../forms/form-rules.ts';
import { checkAnswers } from '../forms/form-schema.ts';
import { ALL_REQUEST_TYPES, listForms } from './lookup.ts';

/**
 * What was published never changes: requests keep the version that they were made with, and answers, agreements and
 * scores are read by it. A new wording, question or limit is a new version with a line of its own here.
 */
const PUBLISHED: Readonly<Record<string, string>> = {
  'dataset form 1': '05244843942d1a65cccbeb5ad7456fe5e8c9fd62dc7a113dc8df243fc0fa937d',
  'abn_data form 1': '4cb317e1e86c73ae270005222956cff377d7a665c8f6a9074a87042de0c96c65',
  'abn_tissue form 1': '06fa5fb4c6f99ea6286ba72a715a5317a464b013ee8cb9c4eee6255fcebed60e',
  'abn_tissue form 2': '73de62bd0cb06a52b9111bee5ed81c93c43e289ccb0a5dea0845bcf2d88b8c6f',
  'pilot_tissue form 2': '5f19a3aef471a1b168687462dbfa05ba4d76ff02c12b5b71db98ec9a2adf146b',
  'pilot_tissue form 1': '51830ab09602e43b73f7c76db3b719821be0ef6ac79b878a956ee244a3470909',
  'abn_data form 1001': 'ec495c759aaab7e665efbc24a16331328d2ea9f0b4aef00eb8856760d2c93e6f',
  'abn_tissue form 1001': 'ec495c759aaab7e665efbc24a16331328d2ea9f0b4aef00eb8856760d2c93e6f',
  'biospecimen form 1001': '921c0766d0bfe5342bbdf83d65346776b39c6f4c77fd351bd03df85a8009eb5a',
  'dataset form 1001': 'ec495c759aaab7e665efbc24a16331328d2ea9f0b4aef00eb8856760d2c93e6f',
  'pilot_tissue form 1001': 'ec495c759aaab7e665efbc24a16331328d2ea9f0b4aef00eb8856760d2c93e6f',
  'research_match_renewal form 1001': 'a31e032eefa1ea3aa4523b3376afc1a4472d33d879d0ec5c774d8ec255adeb07',
  'research_match form 1': '4ad2af6e74f81d85f83590ae5d31c108e5192ed05220029083d8076df2691e0a',
  'biospecimen form 1': '928528acb8fe4b8cdcd8d88a938d2f4679e63fb758420ac090ed2b9936232270',
  'dataset form 2': '179ef0959e037dbe9d5cbac9801e5c9c14a1599d64faff4e17c20a733a6de76f',
  'dataset form 1002': '765af0aed4b9cca2c6c0b3eaf2f90f15bd23fdb023afb8e487910d84a37a02fc',
  'biospecimen form 2': 'c4f14221b7c501c37c900558bc37839b4f3900c2a63a7b72a0f39438474ae3a8',
  'biospecimen form 1002': '13df00e0a273cdf703c212e00854f600691f500cbdd8d3620b99ad41dc9fc306',
  'research_match form 2': '70c664d8971a375c9a4093b1429d96e29ebc89a1431ac4ddb36b9d5c443333dd',
  'research_match_renewal form 1002': '0f988b3696d2d67b41c81c4a3458748f331f9bb8c33dc1489d8f8a30a2550700',
  'abn_data form 2': '66bff00dcad4cc4f1676e7b8faa6bc3191293be156fd557ed44dcf72e6aeeaf4',
  'abn_data form 1002': '765af0aed4b9cca2c6c0b3eaf2f90f15bd23fdb023afb8e487910d84a37a02fc',
  'pilot_tissue form 3': '89507d47b614a9c824e82f8248471bcc0aca6071edde01729ceb9db8097053db',
  'pilot_tissue form 1002': '765af0aed4b9cca2c6c0b3eaf2f90f15bd23fdb023afb8e487910d84a37a02fc',
  'abn_tissue form 3': 'b0f18e9aa862b586746a2f3e0e88365d48db9d66c08d78bb7f16cd215a8d8210',
  'abn_tissue form 1002': '765af0aed4b9cca2c6c0b3eaf2f90f15bd23fdb023afb8e487910d84a37a02fc',
  'abn_data form 1003': '78683e33aaad5aaefb2606c8aa0a4a38c003f671885886ddc273057a1672118b',
  'abn_tissue form 1003': '78683e33aaad5aaefb2606c8aa0a4a38c003f671885886ddc273057a1672118b',
  'abn_tissue form 4': '7363ceae664ebcd9f536f681225e3cbc8e28439a788a5f6f3e98c5714a677759',
  'biospecimen form 1003': '135c71ccb27acead2128122f13d595f35e4ca3e92234774a8ce56b3e5bbcf8d0',
  'biospecimen form 3': '890a0dc12f93eb551b67a104794dac961c797e186679eed1368b3fe5c33b6d88',
  'biospecimen form 4': 'f6746f9cde43ca5df7acb1509e2743cf3a144d90037b72c3082adb12e150632b',
  'dataset form 1003': '78683e33aaad5aaefb2606c8aa0a4a38c003f671885886ddc273057a1672118b',
  'dataset form 3': '3239e7b993b18ba95daea495259e20c2392a96c8a8ee83a266e9a0837ee24123',
  'pilot_tissue form 1003': '78683e33aaad5aaefb2606c8aa0a4a38c003f671885886ddc273057a1672118b',
  'pilot_tissue form 4': '4d2c66af1c56e337aafb776e83581584409e587b024c2de1afd5386f375c6086',
  'research_match form 3': 'abb6f66934cd0ef8014b004be37c6a2e2039c7ce0af474c67b7a07b7c9ec37a9',
  'research_match_renewal form 1003': '6e0af46e7054f12b07138ddb8233d4966f62c020fd761e6dcae9b50460be2c95',
  'terms 2027-01': 'c64c3db939093d2a1093f993706bd1a12acff25ad68f2d9525d72f46ce0b2a0e',
  'terms 2027-01-recruitment': 'a06d044e6996cce7ae626a52538c82a01c0524a01054060a9609b6e31af98951',
  'terms 2027-01-samples': 'cdcff6459606a81a42d0d4f1e79b3f9a9828b602fd6fcc30c9a9cae09b048747',
  'terms 2026-12': 'f606a00f6bf0e77b432ca5730d7c8aaa082eba7cd149df5d48fb386167b711ae',
  'terms 2026-12-samples': '17238f466c230897cf45542c564942ea6ec0b4fbc279f0926c135e5b717519bf',
  'terms 2026-12-recruitment': '8bea9ee9871a73630f75a84398819c3831363573bbb5d58c4cdb4fb5c8670daa',
  'terms 2026-12-brain-bank': '0c2523d5ac7ea5aee324a8080cf038c40a0ab1ce3567775145f9026e506e0071',
  'terms 2026-11-samples': '83f1e7979dd9c535592bc5dabdc444be53d7b80527d2bce7eedd2d862a1d1a87',
  'terms 2026-11-brain-bank': '0c31247c7b82a51ed48eb8189759fad0df1a93defd30db96c82a4bb96f3bce63',
  'terms 2026-11-recruitment': '9ffe52fbf17ab3eed2afe963dc5a94c09040ed2738b9a3f2930176dca74c1e41',
  'terms 2026-01': '83adb6f5b49e71db4ea1690e002f9d84b1063b3c4ffe3feff3f78cfd61e6af3f',
};

/** Examples are for demo data and tests; no one was asked them. */
const hash = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, (key, inner: unknown) => (key === 'examples' ? undefined : inner)))
    .digest('hex');
const forms = ALL_REQUEST_TYPES.flatMap((type) => listForms(type).map((form) => ({ type, form })));

it('a published form or text of terms is what it was [P1-01]', () => {
  const published = [
    ...forms.map(({ type, form }) => [`${type.key} form ${form.version}`, hash(form)] as const),
    ...ALL_REQUEST_TYPES.flatMap(({ policy }) =>
      policy.terms.map((terms) => [`terms ${terms.version}`, hash(terms)] as const),
    ),
  ];
  expect(Object.fromEntries(published)).toEqual(PUBLISHED);
  // Types that share terms have the same text.
  expect(new Set(published.map((pair) => pair.join(' '))).size).toBe(Object.keys(PUBLISHED).length);
});

it('types have numbers, keys and labels of their own', () => {
  for (const mark of ['number', 'key', 'label'] as const) {
    const all = ALL_REQUEST_TYPES.map((type) => type[mark]);
    expect(new Set(all).size).toBe(all.length);
  }
});

it('no type excludes its own group, and types of different groups exclude each other', () => {
  for (const one of ALL_REQUEST_TYPES)
    for (const other of ALL_REQUEST_TYPES)
      expect(one.excludes.includes(other.group), `${one.key} and ${other.key}`).toBe(
        one.group !== other.group,
      );
});

describe.each(forms)('$type.key form $form.version', ({ type, form }) => {
  it('is a valid definition', () => {
    expect(FormDefinition.safeParse(form).error?.issues).toBeUndefined();
    expect(type.forms.map(({ version }) => version)).toEqual(type.forms.map((_, index) => index + 1));
    const { renewalForms = [] } = type;
    expect(renewalForms.map(({ version }) => version)).toEqual(renewalForms.map((_, index) => index + 1001));
  });

  it('has no field that a request has already, but for those that are columns', () => {
    const taken = [
      'project',
      'datasets',
      'access_control_list',
      'team',
      'agreed_to_usage_policy',
      'status',
      'type',
    ];
    for (const { name } of formFields(form)) expect(taken).not.toContain(name);
    const columns = formFields(form).filter(({ isColumn }) => isColumn);
    for (const { name } of columns) expect(['gpf_access_status']).toContain(name);
  });

  it('has sections that are no step of the wizard already', () => {
    for (const { id } of form.sections)
      expect(['project', 'resources', 'team', 'policy', 'review']).not.toContain(id);
  });

  it('takes its own examples', () => {
    const file = { id: 'a', name: 'letter.pdf' };
    for (const isRevision of [false, true]) {
      const datasets = [{ type: 2, gpf_accessible: true }];
      const given = type.given?.({ isRevision, datasets }) ?? {};
      for (const field of formFields(form))
        for (const example of field.examples ?? []) {
          const answers = { ...exampleAnswers(form, given, { file, collection: 1 }), [field.name]: example };
          expect(checkAnswers(form, answers, given), `${field.name}: ${String(example)}`).toHaveProperty(
            'values',
          );
        }
      expect(
        formFields(form).filter(
          (field) =>
            !field.examples && !field.isOptional && field.type !== 'file' && field.type !== 'collection',
        ),
      ).toEqual([]);
    }
  });
});
