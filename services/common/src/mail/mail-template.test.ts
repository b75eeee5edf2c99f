import { expect, it } from 'vitest';
import { fillTemplate, missingPlaces, requestPlaces, unknownPlaces } from './mail-template.ts';

it('fills a template once: values are never read for places, and are escaped only in the message', () => {
  const filled = fillTemplate(
    { subject: 'For {first_name}', body: '<p>{first_name} {last_name} {other}</p>' },
    { first_name: '{last_name} & co', last_name: '<b>' },
  );
  expect(filled).toEqual({
    subject: 'For {last_name} & co',
    body: '<p>{last_name} &#38; co &#60;b&#62; {other}</p>',
  });
});

it.each([
  ['{first_name} {nickname} {nickname}', ['nickname']],
  ['{First name}', ['First name']],
  ['{first_<strong>name</strong>}', ['first_name']],
  ['{first_name}', []],
])('finds in %s places that do not exist', (text, found) => {
  expect(unknownPlaces(text, ['first_name'])).toEqual(found);
});

it('finds required places in subject and message together', () => {
  const required = ['request_code', 'request_link'];
  expect(
    missingPlaces({ subject: '{request_code}', body: '<a href="{request_link}">x</a>' }, required),
  ).toEqual([]);
  expect(missingPlaces({ subject: '', body: '{request_<b>code</b>}' }, required)).toEqual(required);
});

it('names no one in one mail for several requests, and leads to their list', () => {
  const one = { id: 1, code: 'REQ1', projectTitle: 'Sleep [a]' };
  expect(requestPlaces([one], ['Ada'], 'https://p.test')).toEqual({
    first_name: 'Ada',
    request_code: 'REQ1',
    project_title: 'Sleep (a)',
    request_link: 'https://p.test/request/1',
  });
  expect(requestPlaces([one, { ...one, id: 2, code: 'REQ2' }], ['Ada', 'Bo'], 'https://p.test')).toEqual({
    first_name: 'colleagues',
    request_code: 'REQ1, REQ2',
    project_title: 'Sleep (a)',
    request_link: 'https://p.test/request',
  });
});
