/** How long the product is, by room: TypeScript without tests, texts, seeds, migrations and what only tests use. */
import { globSync, readFileSync } from 'node:fs';

const ROOMS = [
  'shell',
  'mfe-researcher',
  'mfe-staff',
  'mfe-tissue',
  'shared-ui',
  ...globSync('services/*/package.json').map((name) => name.replace('/package.json', '')),
];
const IS_LEFT_OUT =
  /node_modules|\/dist\/|\.test\.tsx?$|\/texts\/|\/seeds\/|\/migrations\/|\/testing\/|\/gallery\//;

const countLines = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

/** One line for each room and one for all. */
export function measureProduct(): string[] {
  const rooms = ROOMS.toSorted().map((room) => {
    const files = globSync(`${room}/**/*.{ts,tsx}`).filter((name) => !IS_LEFT_OUT.test(name));
    return { room, files: files.length, lines: files.reduce((sum, name) => sum + countLines(name), 0) };
  });
  const sum = (key: 'files' | 'lines'): number => rooms.reduce((total, room) => total + room[key], 0);
  return [...rooms, { room: 'all', files: sum('files'), lines: sum('lines') }].map(
    ({ room, files, lines }) => `${room}: ${lines} lines in ${files} files`,
  );
}
