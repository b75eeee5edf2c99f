import { expect, it } from 'vitest';
import { readServiceUrls } from './service-urls.ts';

it('reads the address of each service that is named', () => {
  expect(readServiceUrls('{"researcher": "http://127.0.0.1:4002"}')).toEqual({
    researcher: 'http://127.0.0.1:4002',
  });
  expect(readServiceUrls(undefined)).toEqual({});
  expect(readServiceUrls('')).toEqual({});
});

it.each(['researcher=http://x', '{"researcher": "no address"}', '{"elsewhere": "http://127.0.0.1:1"}'])(
  'refuses %s in one line',
  (text) => expect(() => readServiceUrls(text)).toThrow(/^SERVICE_URLS: [^\n]+$/),
);
