/** Which part of the contract a build uses, derived from the names that occur in its sources (decision 414). */
import { parseKey, type EndpointDefinition, type EndpointKey } from '../api/endpoint.ts';
import { endpoints } from '../api/endpoints.ts';
import { describeEndpoint, type EndpointNeeds } from './contract-file.ts';
import { findParent, OPTIONAL, namesIn } from './shape.ts';

/** Strings and names found in the sources; `…` in a string represents an interpolated value. */
export interface Sources {
  /** `GET /project/{id}/`, `GET /…-feed/`, `/request/…/notice/`. */
  readonly texts: Iterable<string>;
  readonly names: ReadonlySet<string>;
}

const ALL = Object.entries(endpoints) as readonly [EndpointKey, EndpointDefinition][];

/** The endpoints that the sources name, each with the fields whose names occur. */
export function findUsedEndpoints({ texts, names }: Sources): EndpointNeeds {
  const patterns = [...new Set(texts)].flatMap(findPattern);
  return Object.fromEntries(
    ALL.filter(([key, endpoint]) =>
      patterns.some(({ pattern, isAddress }) =>
        isAddress ? endpoint.stream === true && pattern.test(parseKey(key).path) : pattern.test(key),
      ),
    ).map(([key, endpoint]) => {
      const { sent, answered } = describeEndpoint(endpoint);
      return [
        key,
        {
          service: endpoint.service,
          sent: pickUsed(sent, names, true),
          answered: pickUsed(answered, names, false),
        },
      ];
    }),
  );
}

/** A file made by the server is requested by its URL alone, without a method. */
function findPattern(text: string): { pattern: RegExp; isAddress: boolean }[] {
  const isAddress = text.startsWith('/');
  if (!isAddress && !/^(GET|POST|PUT|PATCH|DELETE) \//.test(text)) return [];
  const source = text.replace(/\?.*$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [{ pattern: new RegExp(`^${source.replaceAll('…', '[^/ ]+')}$`), isAddress }];
}

/** Required fields of a call always count as sent. */
function pickUsed(
  shape: Readonly<Record<string, string[]>>,
  names: ReadonlySet<string>,
  isSent: boolean,
): Record<string, string[]> {
  const used: Record<string, string[]> = {};
  for (const [path, words] of Object.entries(shape)) {
    const parent = findParent(path);
    const hasParent = parent === undefined || parent in used || !(parent in shape);
    const isUsed = namesIn(path).every((name) => names.has(name) || SECTIONS.has(name));
    if (hasParent && (isUsed || (isSent && !words.includes(OPTIONAL)))) used[path] = words;
  }
  return used;
}

const SECTIONS = new Set(['path', 'query', 'body', 'header']);
