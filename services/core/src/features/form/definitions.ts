/**
 * Form definitions, one JSON file per version: `forms/<id>.v<version>.json`. A published version never changes, so that
 * answers stay readable in the version they were given for.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FormDefinition } from '@portal/contract';
import { plainWords, translate, type Logger } from '@portal/kit';
import type { z } from 'zod';

/** A version from its file: either the valid definition, or a list of its faults. */
export type DefinitionVersion =
  | { readonly version: number; readonly definition: FormDefinition }
  | { readonly version: number; readonly faults: readonly string[] };

/** Versions of each form, the newest first. */
export type FormLibrary = ReadonlyMap<string, readonly DefinitionVersion[]>;

const FILE = /^([a-z][a-z0-9-]*)\.v(\d{1,4})\.json$/;

/** Reads the folder once, at startup. An invalid file makes only that version unavailable. */
export function readFormLibrary(folder: string, log: Pick<Logger, 'warn'>): FormLibrary {
  const library = new Map<string, DefinitionVersion[]>();
  for (const name of readdirSync(folder)) {
    const [, id, version] = FILE.exec(name) ?? [];
    if (id === undefined || version === undefined) continue;
    const read = readVersion(path.join(folder, name), id, Number(version));
    if ('faults' in read) log.warn({ form: name, faults: read.faults }, 'a form definition is not valid');
    library.set(
      id,
      [...(library.get(id) ?? []), read].sort((one, other) => other.version - one.version),
    );
  }
  return library;
}

function readVersion(file: string, id: string, version: number): DefinitionVersion {
  const parsed = FormDefinition.safeParse(parseJson(readFileSync(file, 'utf8')), { error: plainWords });
  if (!parsed.success) return { version, faults: listFaults(parsed.error) };
  if (parsed.data.id !== id || parsed.data.version !== version)
    return { version, faults: [`The file is named ${id} version ${version}`] };
  return { version, definition: parsed.data };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One line per fault, preceded by its position: `sections.0.items.2.type: …`. */
export const listFaults = (error: z.ZodError): string[] =>
  error.issues
    .slice(0, 20)
    .map(({ path: place, message }) =>
      place.length > 0 ? `${place.join('.')}: ${translate(message)}` : translate(message),
    );
