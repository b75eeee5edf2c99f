/** Whether a text that is kept names the donor: the source sends names and numbers beside it, so that can be seen. */

/** Where the source has what tells who a donor was. Read for this comparison alone, and never kept. */
const IDENTITY = ['record_no', 'person'];
/** Shorter words, such as initials, would be found in everything. */
const SHORTEST = 3;

function* leaves(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'number') yield String(value);
  else if (typeof value === 'object' && value) for (const part of Object.values(value)) yield* leaves(part);
}

/** Each name of a person alone too: a summary rarely has the whole. */
const namesOf = (record: unknown): string[] =>
  IDENTITY.flatMap((field) => [...leaves((record as Record<string, unknown> | null)?.[field])])
    .flatMap((value) => (/\d/.test(value) ? [value] : [value, ...value.split(/\s+/)]))
    .filter((value) => value.trim().length >= SHORTEST)
    .map((value) => value.trim().toLowerCase());

/** @returns names of the texts that hold one of the donor's names, dates or numbers */
export function findIdentity(
  record: unknown,
  texts: readonly (readonly [name: string, value: unknown])[],
): string[] {
  const names = [...new Set(namesOf(record))];
  const holds = (value: unknown): boolean => {
    const all = [...leaves(value)].join('\n').toLowerCase();
    return names.some((name) => {
      for (let at = all.indexOf(name); at !== -1; at = all.indexOf(name, at + 1))
        if (!isLetter(all[at - 1]) && !isLetter(all[at + name.length])) return true;
      return false;
    });
  };
  return texts.filter(([, value]) => holds(value)).map(([name]) => name);
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);
