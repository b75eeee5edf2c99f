import { fill } from '../layout/fill.ts';
import { upload as texts } from '#texts/upload';

export interface UploadLimits {
  /** Lower-case extensions with a dot; default: `['.pdf']` (spec 1 section 5). */
  accept: readonly string[];
  maxBytes: number;
  maxFiles: number;
}

/** 1536 as '1.5 KB'. */
export function formatBytes(bytes: number): string {
  const { size } = texts;
  const units = [size.bytes, size.kilobytes, size.megabytes, size.gigabytes];
  const power = bytes > 0 ? Math.min(3, Math.floor(Math.log2(bytes) / 10)) : 0;
  const amount = bytes / 1024 ** power;
  return fill(units[power] ?? size.bytes, {
    amount: Number(amount.toFixed(amount < 10 && power > 0 ? 1 : 0)),
  });
}

/** Extensions that the server treats as the same type. */
const ALIASES: Readonly<Record<string, string>> = { '.jpg': '.jpeg' };

/** All accepted extensions, including aliases. */
export const withAliases = (accept: readonly string[]): string[] =>
  accept.flatMap((extension) => [extension, ...(ALIASES[extension] ? [ALIASES[extension]] : [])]);

const kinds = (accept: readonly string[]) =>
  accept.map((extension) => extension.slice(1).toUpperCase()).join(', ');

/** The limits in words, shown before anyone chooses a file. */
export function describeLimits({ accept, maxBytes, maxFiles }: UploadLimits): string {
  return fill(texts.limits, { count: maxFiles, kinds: kinds(accept), size: formatBytes(maxBytes) });
}

/** Why a file is refused, with advice; undefined if it is accepted. */
export function refusal(
  file: Pick<File, 'name' | 'size'>,
  { accept, maxBytes }: UploadLimits,
): string | undefined {
  const name = file.name.toLowerCase();
  if (!withAliases(accept).some((extension) => name.endsWith(extension)))
    return fill(texts.refused.type, { name: file.name, accept: kinds(accept) });
  if (file.size === 0) return fill(texts.refused.empty, { name: file.name });
  if (file.size > maxBytes)
    return fill(texts.refused.size, {
      name: file.name,
      size: formatBytes(file.size),
      maxBytes: formatBytes(maxBytes),
    });
  return undefined;
}

const BAD_INPUT = 400;
const TOO_LARGE = 413;
const OTHER_KIND = 415;

/** The server's refusal with the name of the file and the reason; undefined for a failure that may pass. */
export function describeServerRefusal(
  name: string,
  status: unknown,
  detail: string,
  { accept, maxBytes }: UploadLimits,
): string | undefined {
  const advice = `${detail.replace(/\.$/, '')}.`;
  if (status === OTHER_KIND) return fill(texts.refused.content, { name, accept: kinds(accept), advice });
  if (status === TOO_LARGE)
    return fill(texts.refused.sizeByServer, { name, maxBytes: formatBytes(maxBytes) });
  return status === BAD_INPUT ? fill(texts.refused.otherwise, { name, advice }) : undefined;
}
