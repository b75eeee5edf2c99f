import { start as words } from '#texts/start';

/** Where not even the code that draws a page could be loaded: plain elements, in place of the sign, and always English. */
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
