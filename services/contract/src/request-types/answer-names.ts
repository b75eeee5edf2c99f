/**
 * Converts answers to and from the names of the specification: `sample_info` is one object of five questions,
 * `protocol` the file of `protocol_file` (spec 2 section 3). Forms and database rows use one name for each question.
 */
import type { RequestTypeDefinition } from './request-type.ts';

type Answers = Readonly<Record<string, unknown>>;

type Named = Pick<RequestTypeDefinition, 'answerNames'>;

/**
 * Converts answers to the names of the forms. If a value was sent under both names, the one under the specification's
 * name counts.
 */
export function toFormNames<A extends object>({ answerNames = {} }: Named, answers: A): A {
  const own = Object.entries(answers).filter(([name]) => !(name in answerNames));
  const named = Object.entries(answerNames).flatMap(([name, fields]): [string, unknown][] => {
    const value = (answers as Answers)[name];
    if (value === undefined) return [];
    return typeof fields === 'string' ? [[fields, value]] : Object.entries(value as Answers);
  });
  return Object.fromEntries([...own, ...named]) as A;
}

/** Only the answers under the specification's names; unanswered questions are omitted. */
export function toSpecificationNames({ answerNames = {} }: Named, known: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answerNames).flatMap(([name, fields]) => {
      if (typeof fields === 'string') return fields in known ? [[name, known[fields]]] : [];
      const entries = fields.filter((field) => field in known).map((field) => [field, known[field]]);
      return entries.length === 0 ? [] : [[name, Object.fromEntries(entries)]];
    }),
  );
}
