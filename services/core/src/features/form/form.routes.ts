/** Generic forms (spec 3 section 2.21). */
import { FormDefinition, MESSAGES } from '@portal/contract';
import { FEATURES } from '@portal/contract/administration';
import { invalid, notFound, plainWords, query, whileFeature, type Handler } from '@portal/kit';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import { checkAnswers } from './answers.ts';
import { listFaults, type FormLibrary } from './definitions.ts';

export function formRoutes(library: FormLibrary): Handler[] {
  const findVersion = (id: string, wanted: number | undefined): FormDefinition => {
    const versions = library.get(id) ?? [];
    const found = wanted === undefined ? versions[0] : versions.find(({ version }) => version === wanted);
    if (!found) throw notFound();
    if ('faults' in found) throw invalid([MESSAGES.schemaFailed, ...found.faults]);
    return found.definition;
  };
  return whileFeature(FEATURES.formTester, [
    query('GET /form/', async () => ({
      results: [...library]
        .map(([id, [newest]]) => ({
          id,
          title: newest && 'definition' in newest ? newest.definition.title : id,
          version: newest?.version ?? 1,
        }))
        .sort((one, other) => one.title.localeCompare(other.title, 'en')),
    })),
    query('GET /form/{id}/', async ({ params, query: { version } }) => findVersion(params.id, version)),
    query('POST /form/definition/', async ({ body }) => {
      if (isTooDeep(body.definition)) throw invalid([MESSAGES.schemaFailed, fileRefusals.formTooDeep]);
      const parsed = FormDefinition.safeParse(body.definition, { error: plainWords });
      if (!parsed.success) throw invalid([MESSAGES.schemaFailed, ...listFaults(parsed.error)]);
      return parsed.data;
    }),
    query('POST /form/{id}/answer/', async ({ params, body }) => {
      const checked = checkAnswers(findVersion(params.id, body.version), body.values);
      if ('problems' in checked) throw invalid(checked.problems);
      return { id: params.id, version: body.version, values: { ...checked.values } };
    }),
  ]);
}

const DEEPEST = 24;
/** The schema allows conditions of any depth. The depth is limited, because deep nesting would overflow the stack. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
