/** The form of a calendar (RFC 5545), read back by its own parser. */
import { writeCalendar } from '@portal/common';
import { inLanguage } from '@portal/kit';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { describeEntries, type CalendarContent } from './describe-entries.ts';

const NOW = new Date('2027-03-01T08:00:00Z');
const write = (content: Partial<CalendarContent> = {}): string =>
  writeCalendar({
    name: 'Reviews',
    product: 'reviews',
    entries: describeEntries({ reviews: [], windows: [], meetings: [], ...content }),
    portalUrl: 'https://portal.test',
    now: NOW,
  });
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }));

const due = new Date('2027-03-11T04:59:00Z');
const review = (code: string) => ({ id: 3, request_id: 7, type: 4 as const, code, due });
const MEETING = {
  id: 5,
  kind: 'research_match',
  quarter: 'Q4 2026',
  meeting_at: new Date('2027-03-20T14:00:00Z'),
} as const;

it('a due review is an entry in UTC with code, address and a reminder one day before', () => {
  const text = write({ reviews: [review('REQ00007')] });
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'UID:review-3@portal.test',
      'DTSTAMP:20270301T080000Z',
      'DTSTART:20270311T045900Z',
      'SUMMARY:Review due: REQ00007',
      'TRANSP:TRANSPARENT',
      'URL;VALUE=URI:https://portal.test/review/7#own-review',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P1D',
    ]),
  );
  const [entry] = read(text);
  expect(entry?.event).toMatchObject({ uid: 'review-3@portal.test', summary: 'Review due: REQ00007' });
  expect(entry?.event.startDate.toJSDate()).toEqual(due);
  expect(entry?.component.getAllSubcomponents('valarm')).toHaveLength(1);
});

it('a meeting takes time and leads to the review centre', () => {
  const [entry] = read(write({ meetings: [MEETING] }));
  expect(entry?.event.uid).toBe('review-window-5@portal.test');
  expect(entry?.event.summary).toBe('Research Match review meeting, Q4 2026');
  expect(entry?.event.startDate.toJSDate()).toEqual(MEETING.meeting_at);
  // It lasts two hours.
  expect(entry?.event.endDate.toJSDate()).toEqual(new Date('2027-03-20T16:00:00Z'));
  expect(entry?.component.getFirstPropertyValue('transp')).toBe('OPAQUE');
  expect(entry?.component.getFirstPropertyValue('url')).toBe('https://portal.test/research-match-review');
});

it('what is of tissue leads to the page of its review, and to the dashboard of the brain bank', () => {
  const tissue = { ...MEETING, kind: 'abn_tissue' } as const;
  const { meeting_at: _, ...window } = tissue;
  const text = write({
    reviews: [{ ...review('REQ00007'), type: 8 }],
    windows: [{ ...window, due }],
    meetings: [tissue],
  });
  expect(
    read(text).map(({ event, component }) => [event.summary, component.getFirstPropertyValue('url')]),
  ).toEqual([
    ['Review due: REQ00007', 'https://portal.test/abn-review/7#own-review'],
    ['Tissue reviews due, Q4 2026', 'https://portal.test/abn-dashboard'],
    ['Tissue review meeting, Q4 2026', 'https://portal.test/abn-dashboard'],
  ]);
});

it('two meetings are distinguished by kind and quarter, in the reminder too', () => {
  const renewal = { ...MEETING, id: 6, kind: 'research_match_renewal', quarter: 'Q1 2027' } as const;
  const reminders = read(write({ meetings: [MEETING, renewal] })).map(({ event, component }) => [
    event.summary,
    component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('description'),
  ]);
  expect(reminders).toEqual([
    ['Research Match review meeting, Q4 2026', 'Tomorrow: Research Match review meeting, Q4 2026'],
    ['Research Match renewal meeting, Q1 2027', 'Tomorrow: Research Match renewal meeting, Q1 2027'],
  ]);
});

it('a due date of a window takes no time of the day', () => {
  const { meeting_at: _, ...window } = MEETING;
  const [entry] = read(write({ windows: [{ ...window, due }] }));
  expect(entry?.event).toMatchObject({
    uid: 'review-window-due-5@portal.test',
    summary: 'Research Match reviews due, Q4 2026',
  });
  expect(entry?.event.startDate.toJSDate()).toEqual(due);
  expect(entry?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

it('lines end with CRLF, are at most 75 bytes long, and hostile text stays inside its entry', () => {
  const hostile = `REQ;1,2\\ \r\nEND:VEVENT\nBEGIN:VEVENT\r\nSUMMARY:Überfällig ${'ä€😀'.repeat(40)}`;
  const text = write({ reviews: [review(hostile), { ...review('REQ2'), id: 4 }] });
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(5);
  expect(text).not.toContain('\uFFFD');
  const entries = read(text);
  expect(entries.map(({ event }) => event.uid)).toEqual(['review-3@portal.test', 'review-4@portal.test']);
  expect(entries[0]?.event.summary).toBe(`Review due: ${hostile.replaceAll('\r\n', '\n')}`);
});

it('without anything in it, it is a calendar that programs read', () => {
  expect(read(write())).toEqual([]);
});

it('speaks the language of whose calendar it is', () => {
  const text = inLanguage('en-XA', () => write({ meetings: [MEETING] }), ['en', 'en-XA']);
  expect(read(text)[0]?.event.summary).toMatch(/^⟦Ŕ.*, Q4 2026⟧$/);
});
