import { forgetEverything } from '@portal/shared-ui/data';

/** Reads of a test before this one are shared for so long. */
const SHARED = 2100;

/** Before a test that must get answers of its own to what tests of other files read too. */
export async function startFresh(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SHARED));
  await forgetEverything();
}
