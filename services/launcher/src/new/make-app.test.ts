import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeApp } from './make-app.ts';
import { copyTouched } from './new.fixture.ts';
import { readAppName, readServiceName, replaceTemplateNames } from './part-name.ts';

let copy: ReturnType<typeof copyTouched>;
beforeEach(() => {
  copy = copyTouched();
});
afterEach(() => copy.remove());
const read = (file: string): string => fs.readFileSync(path.join(copy.root, file), 'utf8');

describe('a new app', () => {
  it('is a workspace with a page, its words and a test, all of its name', () => {
    makeApp(copy.root, 'mfe-blood-bank').write();
    expect(JSON.parse(read('mfe-blood-bank/package.json'))).toMatchObject({ name: '@portal/mfe-blood-bank' });
    expect(JSON.parse(read('mfe-blood-bank/remote.json'))).toMatchObject({
      name: 'mfe-blood-bank',
      label: 'Blood bank',
      routes: [{ path: '/blood-bank', roles: ['superuser'] }],
    });
    const page = 'mfe-blood-bank/src/features/blood-bank/pages/BloodBankPage';
    expect(read(`${page}.tsx`)).toContain("import { bloodBank as words } from '#texts/blood-bank';");
    expect(read(`${page}.test.tsx`)).toContain("toBe('Blood bank')");
    const made = fs.readdirSync(path.join(copy.root, 'mfe-blood-bank'), {
      recursive: true,
      encoding: 'utf8',
    });
    expect(made.filter((file) => /example/i.test(file))).toEqual([]);
  });

  it('is in every list', () => {
    makeApp(copy.root, 'mfe-blood-bank').write();
    expect(read('services/contract/src/shell/app-addresses.ts')).toMatch(
      /\n {2}'mfe-blood-bank': \{ '\/blood-bank': \['superuser'\] \},\n\};\n$/,
    );
    expect(read('e2e/pages/routes.ts')).toContain("visit('/blood-bank', 'Blood bank'),");
    expect(read('deploy/pipelines/mfe-blood-bank.yaml')).toContain('npm run fits -- app mfe-blood-bank');
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> };
    expect(packages['mfe-blood-bank']).toMatchObject({ name: '@portal/mfe-blood-bank' });
    expect(packages['node_modules/@portal/mfe-blood-bank']).toEqual({
      resolved: 'mfe-blood-bank',
      link: true,
    });
  });

  it('is copied into each stage of the images that installs packages, once, in the order of names', () => {
    makeApp(copy.root, 'mfe-blood-bank').write();
    makeApp(copy.root, 'mfe-zoo').write();
    for (const image of ['gateway', 'services']) {
      const stages = read(`deploy/images/${image}.Dockerfile`)
        .split(/^FROM /m)
        .filter((stage) => stage.includes('npm ci'));
      for (const stage of stages) {
        const folders = [...stage.matchAll(/^COPY (\S+)\/package\.json/gm)].map(([, folder]) => folder);
        expect(folders).toEqual(folders.toSorted());
        expect(folders.filter((folder) => folder === 'mfe-blood-bank' || folder === 'mfe-zoo')).toHaveLength(
          2,
        );
      }
    }
  });

  it('is refused in one line where it is there, or its address is', () => {
    makeApp(copy.root, 'mfe-blood-bank').write();
    expect(() => makeApp(copy.root, 'mfe-blood-bank')).toThrow(/^mfe-blood-bank is there already\.$/);
    expect(() => makeApp(copy.root, 'mfe-project')).toThrow(
      '/project is an address of mfe-researcher: choose another name.',
    );
  });

  it('writes nothing where a list does not look as expected', () => {
    fs.writeFileSync(path.join(copy.root, 'e2e/pages/routes.ts'), 'const other = 1;\n');
    expect(() => makeApp(copy.root, 'mfe-blood-bank')).toThrow(
      'e2e/pages/routes.ts does not look as expected',
    );
    expect(fs.existsSync(path.join(copy.root, 'mfe-blood-bank'))).toBe(false);
  });
});

describe('names', () => {
  it.each([
    undefined,
    '',
    'blood-bank',
    'mfe-',
    'mfe-Blood',
    'mfe-1',
    'mfe-a--b',
    'mfe-a-',
    '../mfe-a',
    `mfe-${'a'.repeat(40)}`,
  ])('%s is none of an app', (name) =>
    expect(() => readAppName(name)).toThrow(/^The name of an app is mfe- and words[^\n]+$/),
  );

  it.each([undefined, 'ab', 'blood-bank', 'Billing', 'a1b', 'x'.repeat(21)])(
    '%s is none of a service',
    (name) => expect(() => readServiceName(name)).toThrow(/^The name of a service is one word[^\n]+$/),
  );

  it('are written in every way that files need', () => {
    const text = 'example-part ExamplePart examplePart Example part EXAMPLE_PART';
    expect(replaceTemplateNames(text, readAppName('mfe-blood-bank'))).toBe(
      'blood-bank BloodBank bloodBank Blood bank BLOOD_BANK',
    );
    expect(replaceTemplateNames(text, readServiceName('billing'))).toBe(
      'billing Billing billing Billing BILLING',
    );
  });
});
