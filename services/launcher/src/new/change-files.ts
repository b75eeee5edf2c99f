import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.ts';
import { replaceTemplateNames, type PartName } from './part-name.ts';

/**
 * Collects the changes for a new part before anything is written. If a file does not look as expected, nothing is
 * written.
 */
export class Changes {
  readonly root: string;
  readonly #files = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  /** Paths of created or changed files, relative to the root. */
  get files(): readonly string[] {
    return [...this.#files.keys()].toSorted();
  }

  /** Adds a folder of `templates/` under the new name. @throws Problem where the part already exists */
  addTemplate(template: string, target: string, name: PartName): void {
    if (fs.existsSync(path.join(this.root, target))) throw new Problem(`${target} is there already.`);
    const folder = path.join(this.root, 'templates', template);
    for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const inside = replaceTemplateNames(path.relative(folder, file), name);
      this.#files.set(
        path.posix.join(target, inside),
        replaceTemplateNames(fs.readFileSync(file, 'utf8'), name),
      );
    }
  }

  add(file: string, content: string): void {
    this.#files.set(file, content);
  }

  /** Inserts a text before or after the only match of a pattern. @throws Problem where there is none */
  insert(file: string, { before, after, text }: { before?: RegExp; after?: RegExp; text: string }): void {
    const content = this.read(file);
    const pattern = before ?? after;
    const found = pattern?.exec(content);
    if (!found)
      throw new Problem(`${file} does not look as expected: nothing there fits ${String(pattern)}.`);
    const at = before ? found.index : found.index + found[0].length;
    this.#files.set(file, content.slice(0, at) + text + content.slice(at));
  }

  changeJson(file: string, change: (content: Record<string, Record<string, unknown>>) => void): void {
    const content = JSON.parse(this.read(file)) as Record<string, Record<string, unknown>>;
    change(content);
    this.#files.set(file, `${JSON.stringify(content, null, 2)}\n`);
  }

  read(file: string): string {
    return this.#files.get(file) ?? fs.readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Writes all collected changes. */
  write(): void {
    for (const [file, content] of this.#files) {
      const place = path.join(this.root, file);
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.writeFileSync(place, content);
    }
  }
}
