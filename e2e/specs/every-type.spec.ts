/** A draft of each type: written, left, found again on another device, submitted, shown to its owner and to staff. */
import { formFields } from '@portal/contract/form-rules';
import { client } from '../client/accounts.ts';
import { makeDraftOfType, OFFERED, chooseOwner, readForm } from '../client/typed-drafts.ts';
import { expect, test } from '../pages/test.ts';
import { wizard } from '../pages/wizard.page.ts';

const DETAILS = 3;
const REVIEW = 6;

for (const type of OFFERED) {
  const field = formFields(readForm(type)).find(
    (each) => each.type === 'textarea' && !each.isOptional && !each.when && !each.prefill,
  );
  test(`a draft of ${type.label} is found again on another device, submitted and shown`, async ({ as }) => {
    if (!field) throw new Error(`${type.key} asks for no text`);
    const account = chooseOwner(type);
    const draft = await makeDraftOfType(await client(account), type, { without: field.name });
    const words = `What we wrote about ${type.label} on the train.`;
    const chapter = type.chapters?.find(({ fields }) => fields.includes(field.name))?.id ?? '';
    const address = (step: number) =>
      `/request/create?draft=${draft.id}&chapter=${chapter}#project_request_${step}`;

    const laptop = await as(account);
    await laptop.goto(address(DETAILS));
    await wizard(laptop).at(DETAILS, 'Resource Details');
    await laptop.getByRole('textbox', { name: field.label }).fill(words);
    await expect(wizard(laptop).saved).toBeVisible();
    await laptop.close();

    const phone = await as(account);
    await phone.goto(address(DETAILS));
    await expect(phone.getByRole('textbox', { name: field.label })).toHaveValue(words);
    await phone.goto(address(REVIEW));
    await expect(phone.getByText(words)).toBeVisible();
    await wizard(phone).submit();

    await phone.goto(`/request/${draft.id}?tab=details`);
    await expect(phone.getByText(words).first()).toBeVisible();
    const staff = await as('admin');
    await staff.goto(`/request/${draft.id}?tab=details`);
    await expect(staff.getByText(words).first()).toBeVisible();
    await expect(staff.getByRole('heading', { level: 1, name: draft.sfari_request_id })).toBeVisible();
  });
}
