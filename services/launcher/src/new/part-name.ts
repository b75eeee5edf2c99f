import { Problem } from '../problem.ts';

/** The name of a part in all spellings that files use. */
export interface PartName {
  /** `blood-bank` */
  readonly kebab: string;
  /** `BloodBank` */
  readonly pascal: string;
  /** `bloodBank` */
  readonly camel: string;
  /** `Blood bank` */
  readonly label: string;
}

const WORDS = '[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*';
/** Maximum length of a name in the release store. */
const LONGEST = 40;

/** Parses the name of a new app, such as `mfe-blood-bank`. @throws Problem */
export function readAppName(name: string | undefined): PartName {
  const [, kebab] = new RegExp(`^mfe-(${WORDS})$`).exec(name ?? '') ?? [];
  if (kebab === undefined || (name ?? '').length > LONGEST)
    throw new Problem(
      'The name of an app is mfe- and words of small letters with - between them, 40 characters at most: mfe-blood-bank.',
    );
  return spell(kebab);
}

/**
 * Parses the name of a new service. It is one word, because it becomes a schema, a login role and a variable.
 * @throws Problem
 */
export function readServiceName(name: string | undefined): PartName {
  if (name === undefined || !/^[a-z]{3,20}$/.test(name))
    throw new Problem('The name of a service is one word of 3 to 20 small letters: billing.');
  return spell(name);
}

function spell(kebab: string): PartName {
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const pascal = kebab.split('-').map(capital).join('');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    label: capital(kebab.replaceAll('-', ' ')),
  };
}

/** Replaces the template's names by those of the new part. */
export const replaceTemplateNames = (text: string, { kebab, pascal, camel, label }: PartName): string =>
  text
    .replaceAll('example-part', kebab)
    .replaceAll('ExamplePart', pascal)
    .replaceAll('examplePart', camel)
    .replaceAll('Example part', label)
    .replaceAll('EXAMPLE_PART', kebab.toUpperCase().replaceAll('-', '_'));
