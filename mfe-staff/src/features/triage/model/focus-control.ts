/** The keys of the request's page lead to a control of its panel: what it does stays with the control. */

/** What is typed in or chosen from comes before buttons, such as those of an editor's bar. */
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

/** Goes to the section of the panel with this title; where the panel has parts, its first one is opened for it. */
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

/** Goes to the buttons of the decisions; where there are none, to the section that says why. */
export function focusDecision(title: string): void {
  const button = document.querySelector<HTMLElement>('#decision-dock button');
  if (button) button.focus();
  else focusControl(title);
}
