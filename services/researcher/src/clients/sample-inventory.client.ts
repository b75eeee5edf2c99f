/** The external sample inventory, where a foundation has one (`SAMPLES_URL`, `SAMPLES_TOKEN`). */
import { SAMPLE_ID_PATTERN } from '@portal/contract';
import { askOutside } from '@portal/kit';
import { z } from 'zod';

/** A user waits for this answer; after this time the portal uses its own stored samples. */
const TIMEOUT_MS = 4000;
const Amount = z.number().min(0).max(999_999_999);

const Stock = z.object({
  sample_id: z.string().regex(SAMPLE_ID_PATTERN),
  amount_available: Amount,
  limited_at: Amount.default(0),
  cpls_available: z.boolean().default(false),
  ipsc_consented: z.boolean().default(false),
  family_situation: z.string().max(60).nullable().default(null),
  cohort: z.string().max(60).nullable().default(null),
});
export type InventoryStock = z.output<typeof Stock>;
const Answer = z.object({ samples: z.array(Stock) });

export interface SampleInventory {
  /** The stock of these samples; samples missing from the answer are not in stock. @throws when it cannot be asked */
  ask(kind: string, ids: readonly string[]): Promise<InventoryStock[]>;
}

const Settings = z.object({ SAMPLES_URL: z.url({ protocol: /^https?$/ }), SAMPLES_TOKEN: z.string().min(1) });

/** Undefined where no external inventory is configured. @throws an error that names the variable, at start */
export function createSampleInventory(
  variables: Readonly<Record<string, string | undefined>>,
  timeoutMs = TIMEOUT_MS,
): SampleInventory | undefined {
  if (!variables['SAMPLES_URL']) return undefined;
  const { SAMPLES_URL: url, SAMPLES_TOKEN: token } = Settings.parse(variables);
  return {
    async ask(kind, ids) {
      const { samples } = await askOutside({
        system: 'the inventory of samples',
        url: `${url.replace(/\/$/, '')}/availability`,
        init: {
          method: 'POST',
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/json',
            Authorization: `Bearer ${token}`,
          },
          body: JSON.stringify({ sample_type: kind, ids }),
        },
        timeoutMs,
        answer: Answer,
      });
      return samples;
    },
  };
}
