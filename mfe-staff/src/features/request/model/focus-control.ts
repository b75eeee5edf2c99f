/** The keys of the request's page only move the focus to a control of its panel; the control does the rest. */

/** Inputs take precedence over buttons, such as those in an editor's toolbar. */
const FIELDS = '[role="combobox"], select, textarea, [contenteditable="true"]';
const CONTROLS = [FIELDS, 'input:not([disabled])', 'button:not([disabled])'];

const findSection = (panel: Element, title: string): HTMLElement | undefined =>
  [...panel.querySelectorAll<HTMLElement>('section')].find(
    (section) => section.getAttribute('aria-label') === title && section.closest('[hidden]') === null,
  );

function focusInside(section: HTMLElement): boolean {
  for (const selector of CONTROLS) {
    const control = section.querySelector<HTMLElement>(selector);
    if (!control) continue;
    control.focus();
    return true;
  }
  return false;
}

/** Focuses the section of the panel with this title. If it is not shown, opens the first tab of the panel first. */
export function focusControl(title: string): void {
  const panel = document.getElementById('admin');
  if (!panel) return;
  const section = findSection(panel, title);
  if (section) {
    focusInside(section);
    return;
  }
  panel.querySelector<HTMLElement>('[role="tab"]')?.click();
  requestAnimationFrame(() => {
    const opened = findSection(panel, title);
    if (opened) focusInside(opened);
  });
}

/** Focuses the decision buttons; if there are none, the section that explains why. */
export function focusDecision(title: string): void {
  const button = document.querySelector<HTMLElement>('#decision-dock button');
  if (button) button.focus();
  else focusControl(title);
}
