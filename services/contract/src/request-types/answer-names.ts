/**
 * Answers under the names of the specification: `sample_info` is one object of five questions, `protocol` the file of
 * `protocol_file` (spec 2 section 3). Forms and rows keep one name for each question.
 */
import type { RequestTypeDefinition } from './request-type.ts';

type Answers = Readonly<Record<string, unknown>>;

type Named = Pick<RequestTypeDefinition, 'answerNames'>;

/** As the forms name them. What was sent under both names counts under that of the specification. */
export function unfoldAnswers<A extends object>({ answerNames = {} }: Named, answers: A): A {
  const own = Object.entries(answers).filter(([name]) => !(name in answerNames));
  const named = Object.entries(answerNames).flatMap(([name, fields]): [string, unknown][] => {
    const value = (answers as Answers)[name];
    if (value === undefined) return [];
    return typeof fields === 'string' ? [[fields, value]] : Object.entries(value as Answers);
  });
  return Object.fromEntries([...own, ...named]) as A;
}

/** The answers under their other names alone; none where nothing was answered. */
export function foldAnswers({ answerNames = {} }: Named, known: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answerNames).flatMap(([name, fields]) => {
      if (typeof fields === 'string') return fields in known ? [[name, known[fields]]] : [];
      const entries = fields.filter((field) => field in known).map((field) => [field, known[field]]);
      return entries.length === 0 ? [] : [[name, Object.fromEntries(entries)]];
    }),
  );
}
