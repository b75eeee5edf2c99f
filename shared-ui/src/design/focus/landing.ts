/** An element that had the focus, and its ancestors from the inside out. */
export interface FocusedPlace {
  readonly element: HTMLElement;
  readonly around: readonly HTMLElement[];
  /** The button that opened the menu or panel around the element. */
  readonly opener: HTMLElement | undefined;
}

const SECTION =
  'section, article, aside, form, fieldset, nav, main, header, footer, [role=region], [role=group], [role=tabpanel], [role=dialog], [role=alertdialog]';
const HEADING = 'h1, h2, h3, h4, h5, h6, legend';
const CONTROL =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, [tabindex="0"]';
/** Marks the result of an action, such as the heading of a panel that replaced a form. */
const RESULT = '[data-focus-next]';
const OPEN_DIALOG = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

const isElement = (value: unknown): value is HTMLElement => value instanceof HTMLElement;

// test environments have no layout and lack this method
const isVisible = (element: HTMLElement): boolean =>
  typeof element.checkVisibility === 'function'
    ? element.checkVisibility({ visibilityProperty: true })
    : true;

/** Whether the element can have the focus now. */
export const canHaveFocus = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert], [hidden]') === null &&
  isVisible(element);

/** The button whose `aria-controls` names the menu. */
function findOpener(around: readonly HTMLElement[]): HTMLElement | undefined {
  const ids = new Set(around.map(({ id }) => id).filter((id) => id !== ''));
  return [...document.querySelectorAll('button[aria-controls][aria-expanded]')]
    .filter(isElement)
    .find((button) => ids.has(button.getAttribute('aria-controls') ?? ''));
}

export const rememberPlace = (element: HTMLElement): FocusedPlace => {
  const around: HTMLElement[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) around.push(parent);
  return { element, around, opener: findOpener(around) };
};

function firstIn(root: ParentNode, selector: string): HTMLElement | undefined {
  return [...root.querySelectorAll(selector)].filter(isElement).find(canHaveFocus);
}

/** A header is skipped: it begins with the logo, which is no continuation of the user's work. */
const findSectionTarget = (section: HTMLElement): HTMLElement | undefined =>
  firstIn(section, HEADING) ?? (section.matches('nav, footer') ? firstIn(section, CONTROL) : undefined);

/** The same radio button or checkbox after the page was rendered again. */
function findTwin(element: HTMLElement): HTMLElement | undefined {
  if (!(element instanceof HTMLInputElement) || !['radio', 'checkbox'].includes(element.type))
    return undefined;
  return [...document.querySelectorAll('input')].find(
    (other) =>
      other.type === element.type &&
      other.value === element.value &&
      other.checked === element.checked &&
      other.closest('label')?.textContent === element.closest('label')?.textContent &&
      canHaveFocus(other),
  );
}

function findLanding({ element, around, opener }: FocusedPlace): HTMLElement | undefined {
  if (canHaveFocus(element)) return element;
  if (opener && canHaveFocus(opener)) return opener;
  const twin = element.isConnected ? undefined : findTwin(element);
  if (twin) return twin;
  const result = around
    .filter((parent) => parent.isConnected && parent !== document.body && parent !== document.documentElement)
    .map((parent) => firstIn(parent, RESULT))
    .find((found) => found !== undefined);
  if (result) return result;
  return around
    .filter((parent) => parent.matches(SECTION) && canHaveFocus(parent))
    .map(findSectionTarget)
    .find((found) => found !== undefined);
}

/**
 * Where the focus goes when the focused element is gone. In this order: the button of its menu; a result marked with
 * `data-focus-next`; the heading of its section. If that section is gone too: the element that had the focus before
 * (the button that opened the dialog) or its section; finally the h1. While a dialog is open, only elements inside it.
 */
export function findFocusTarget(places: readonly FocusedPlace[]): HTMLElement | undefined {
  const dialogs = [...document.querySelectorAll(OPEN_DIALOG)].filter(isElement).filter(isVisible);
  const dialog = dialogs.at(-1);
  const landings = places.toReversed().map(findLanding);
  if (dialog) return landings.find((found) => found && dialog.contains(found)) ?? dialog;
  return (
    landings.find((found) => found !== undefined) ?? firstIn(document, 'main h1') ?? firstIn(document, 'main')
  );
}
