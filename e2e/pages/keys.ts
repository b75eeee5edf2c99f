/** Uses the portal with the keyboard only; each focus stop must be visible. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The reason why the focused element is not visibly focused; undefined if it is. */
async function findInvisibleFocus(): Promise<string | undefined> {
  // The focus style is drawn with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  const isDrawn = (element: Element | null | undefined): boolean => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  // A component library hides some inputs and draws a box beside them.
  const { width, height } = focused.getBoundingClientRect();
  const drawn =
    width > 1 && height > 1
      ? [focused]
      : [focused.nextElementSibling, focused.parentElement, ...(focused.closest('label')?.children ?? [])];
  const hasFrame = (element: Element | null, steps: number): boolean =>
    element !== null &&
    steps > 0 &&
    (getComputedStyle(element).outlineStyle !== 'none' || hasFrame(element.parentElement, steps - 1));
  // A field with several parts has one outline around all of them.
  if (hasFrame(focused.parentElement, 3)) return undefined;
  if (!drawn.some(isDrawn)) return `no outline on ${focused.outerHTML.slice(0, 160)}`;
  const box = (drawn.find(isDrawn) ?? focused).getBoundingClientRect();
  const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return isOnScreen ? undefined : `out of sight: ${focused.outerHTML.slice(0, 160)}`;
}

export function keys(page: Page) {
  const { keyboard } = page;
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  /** Presses Tab until the control has the focus; every stop on the way must be visible. */
  async function tabTo(target: Locator, most = 90): Promise<void> {
    await expect(target).toBeVisible();
    for (let press = 0; press < most; press += 1) {
      if (await isFocused(target)) {
        await expect
          .poll(() => page.evaluate(findInvisibleFocus), { message: 'the focus is seen' })
          .toBeUndefined();
        return;
      }
      await keyboard.press('Tab');
      const lost = await page.evaluate(findInvisibleFocus);
      // the window itself is a stop between the last control and the first
      if (lost !== 'nothing has the focus') expect.soft(lost, 'a stop that no one sees').toBeUndefined();
    }
    throw new Error(`${String(target)} cannot be reached with ${most} presses of Tab`);
  }

  return {
    tabTo,
    press: async (target: Locator, key = 'Enter'): Promise<void> => {
      await tabTo(target);
      await keyboard.press(key);
    },
    type: async (target: Locator, words: string): Promise<void> => {
      await tabTo(target);
      await keyboard.type(words);
    },
    /** Tab reaches the first radio of a group; the arrow keys move to the others. */
    chooseRadio: async (target: Locator, most = 12): Promise<void> => {
      const name = await target.getAttribute('name');
      const ofGroup = page.locator(`input[type=radio][name="${name ?? ''}"]`);
      const checked = ofGroup.and(page.locator(':checked'));
      await tabTo((await checked.count()) > 0 ? checked.first() : ofGroup.first());
      await keyboard.press('Space');
      for (let press = 0; press < most && !(await target.isChecked()); press += 1)
        await keyboard.press('ArrowDown');
      await expect(target).toBeChecked();
    },
    /** After a change of page or the end of a dialog, an element must have the focus. */
    expectFocusPreserved: async (what: string): Promise<void> => {
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName), {
          message: `the focus after ${what}`,
        })
        .not.toBe('BODY');
    },
    arriveAt: async (heading: string | RegExp): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    },
  };
}
