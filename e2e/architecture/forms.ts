/**
 * Every value typed into a form must reach the server. A file that shows a form builds the request body with a
 * function, and a test calls that function with each field through `findUnsentFields`. A fixture with an untested form proves
 * that the check works.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PLACES = ['shell/src', 'mfe-*/src', 'shared-ui/src/portal'].map((place) => `${place}/**/*.{ts,tsx}`);
const CANARY = ['e2e/architecture/fixtures/forms/*.{ts,tsx}'];

/** Names of functions that build a request body. */
const BODY = /(?:[bB]ody|Changes|^(?:bodyOf|makeMember))$/;
const FORM = /<(?:DefinedForm|KeptForm|AccountForm|ObjectForm)\b|\buse(?:Defined|Kept)Form\(/;
const IMPORTED = /import (?:type )?\{(?<names>[^}]*)\} from '(?<file>[^']+)'/g;

/** Files that show a form but build no body, with the reason why no field gets lost. */
const OTHERS: Readonly<Record<string, string>> = {
  'shared-ui/src/portal/form/KeptForm.tsx': 'the component itself',
  'shared-ui/src/portal/form/use-kept-form.ts': 'the hook itself',
  'shared-ui/src/portal/institution/CreationForm.tsx': 'its pages send it',
  'shared-ui/src/portal/person/EmailForm.tsx': 'address and password, which the type of the body asks for',
  'shell/src/pages/profile/PasswordForm.tsx': 'three passwords, which the type of the body asks for',
  'shell/src/pages/account/reset/NewPasswordForm.tsx': 'two passwords, which the type of the body asks for',
  'mfe-researcher/src/features/irb/IrbDialog.tsx': 'sent by save-irb.ts with irbBody, which is tested',
  'mfe-researcher/src/features/renewal/components/RenewalEditor.tsx': 'formOutput sends every answer',
  'mfe-staff/src/features/superuser/components/ObjectForm.tsx': 'its users build the body and are checked',
  'mfe-staff/src/features/request-edit/components/RequestEditor.tsx': 'formOutput sends every answer',
  'mfe-staff/src/features/mail-template/components/TemplateForm.tsx':
    'subject and body, which are previewed too',
  'mfe-staff/src/features/form-tester/components/TestedForm.tsx': 'sends nothing',
};

/** @returns forms whose body no test compares with their fields */
export function formFaults(): string[] {
  const found = findUntested(PLACES);
  const canary = findUntested(CANARY).length;
  const needless = Object.keys(OTHERS).filter((file) => !found.includes(file));
  return [
    ...found
      .filter((file) => !(file in OTHERS))
      .map((file) => `no test with findUnsentFields calls what ${file} builds its body with`),
    ...needless.map((file) => `${file} needs no reason of its own`),
    ...(canary === 1 ? [] : [`the fixture has 1 fault, and ${canary} were seen`]),
  ];
}

function findUntested(places: readonly string[]): string[] {
  const sources = globSync([...places]).map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const tested = new Set(
    sources
      .filter(({ file, source }) => file.includes('.test.') && source.includes('findUnsentFields('))
      .flatMap(({ source }) => listImports(source)),
  );
  return sources
    .filter(({ file, source }) => !file.includes('.test.') && FORM.test(source))
    .filter(({ source }) => !listImports(source).some((name) => tested.has(name)))
    .map(({ file }) => file);
}

/** File and function, such as `irb-form.ts irbBody`, because two files may have functions with the same name. */
const listImports = (source: string): string[] =>
  [...source.matchAll(IMPORTED)].flatMap(({ groups: { names = '', file = '' } = {} }) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => BODY.test(name))
      .map((name) => `${path.basename(file)} ${name}`),
  );
