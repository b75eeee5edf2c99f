import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Scripts that were asked for; none is fetched. */
let scripts: HTMLScriptElement[] = [];
beforeEach(() => {
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
});
afterEach(() => {
  delete window.grecaptcha;
  vi.restoreAllMocks();
  vi.resetModules();
});

const findScript = (): HTMLScriptElement | undefined => scripts.at(-1);

/** Google's script as it came: what it was asked to render, and how it answers. */
function arrive(answer: (options: Readonly<Record<string, unknown>>) => void): void {
  let asked: Readonly<Record<string, unknown>> = {};
  window.grecaptcha = {
    ready: (then) => then(),
    render: (_, options) => {
      asked = options;
      return 7;
    },
    execute: () => answer(asked),
  };
  findScript()?.dispatchEvent(new Event('load'));
}
const call = (value: unknown, ...parts: unknown[]): void => {
  if (typeof value === 'function') value(...parts);
};

test('gives the answer of the invisible widget, and loads the script once [C5.1.1]', async () => {
  const { askRecaptcha } = await import('./recaptcha.ts');
  const answer = askRecaptcha('site key');
  expect(findScript()?.src).toBe('https://www.google.com/recaptcha/api.js?render=explicit');
  arrive((options) => {
    expect(options).toMatchObject({ sitekey: 'site key', size: 'invisible' });
    call(options['callback'], 'a person');
  });
  expect(await answer).toBe('a person');
  expect(await askRecaptcha('site key')).toBe('a person');
  expect(scripts).toHaveLength(1);
  expect(document.body.querySelector('div')).toBeNull();
});

test('fails when Google says so', async () => {
  const { askRecaptcha } = await import('./recaptcha.ts');
  const answer = askRecaptcha('site key');
  arrive((options) => call(options['error-callback']));
  await expect(answer).rejects.toThrow('did not work');
});

test('fails when Google cannot be reached, and tries again the next time', async () => {
  const { askRecaptcha } = await import('./recaptcha.ts');
  const answer = askRecaptcha('site key');
  findScript()?.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toThrow('could not be loaded');
  const again = askRecaptcha('site key');
  arrive((options) => call(options['callback'], 'a person'));
  expect(await again).toBe('a person');
});
