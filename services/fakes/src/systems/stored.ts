/** Stores one value of a fake system in a file of the data folder, so that it survives restarts. */
import fs from 'node:fs';
import path from 'node:path';

export interface Stored<T> {
  readonly value: T;
  write(value: T): void;
}

export function openStored<T>(dataDir: string, name: string, empty: T): Stored<T> {
  const file = path.join(dataDir, 'systems', `${name}.json`);
  let value = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : empty;
  return {
    get value() {
      return value;
    },
    write(next) {
      value = next;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      // The temporary file makes the replacement atomic; if the process stops while it writes, the old file remains.
      fs.writeFileSync(`${file}.new`, JSON.stringify(next));
      fs.renameSync(`${file}.new`, file);
    },
  };
}
