/** Programs that only read the sources, such as the type checker, run beside each other. */
import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** What the step leaves out. */
  readonly note?: string;
}

export interface StepResult {
  readonly name: string;
  readonly isGood: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** Each program uses about one core. */
const PARALLEL = 2;

/** Prints how long the step took, and what it printed if it fails. */
function runStep({ name, command: [file, ...args], note }: Step): Promise<StepResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const words: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => words.push(part));
    const end = (isGood: boolean): void => {
      const seconds = (performance.now() - started) / 1000;
      const output = Buffer.concat(words).toString('utf8').trim();
      if (!isGood) console.log(`\n${output}`);
      console.log(
        `${isGood ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.toFixed(0).padStart(3)} s${note ? `  (${note})` : ''}`,
      );
      resolve({ name, isGood, seconds, output });
    };
    child.once('error', (error) => {
      words.push(Buffer.from(error.message));
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** Runs the steps, `PARALLEL` at a time, in their order. A failed step does not stop the others. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return results;
}
