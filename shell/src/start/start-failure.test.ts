import { expect, test, vi } from 'vitest';
import { showStartFailure } from './start-failure.ts';

test('a portal whose first script cannot be loaded says so in plain elements, with Reload', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="root"><svg></svg></div>';
  showStartFailure(new Error('Loading chunk 1 failed'));
  expect(document.querySelector('h1')?.textContent).toBe("The portal didn't load");
  expect(document.querySelector('button')?.textContent).toBe('Reload');
  expect(document.querySelector('svg')).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  document.body.innerHTML = '';
});
