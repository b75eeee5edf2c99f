import { start as words } from '#texts/start';

/** Shown if not even the code that renders pages could be loaded. Uses plain elements and is always in English. */
export function showStartFailure(error: unknown): void {
  console.error(error);
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  heading.textContent = words.failed;
  const text = document.createElement('p');
  text.textContent = words.text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.reload;
  button.addEventListener('click', () => location.reload());
  main.append(heading, text, button);
  document.querySelector('#root')?.replaceChildren(main);
}
