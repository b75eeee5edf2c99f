/** Feature toggles, and the version of the portal that browsers load. */
import { z } from 'zod';
import { filter } from '../api/filters.ts';
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Id, missingMessage, requiredLine } from '../api/primitives.ts';
import { featureToggleHistory, metaDataHistory } from './history.ts';
import { ADMINISTRATORS } from './rules.ts';

export const featureToggleObject = defineObject({
  name: 'feature-toggle',
  service: 'core',
  history: featureToggleHistory,
  access: { read: 'anyone', write: ADMINISTRATORS },
  schema: z.object({ id: Id, feature_code: z.string(), enabled: z.boolean() }),
  create: z.strictObject({
    feature_code: z
      .string(missingMessage(INPUT_MESSAGES.code))
      .max(LIMITS.featureCode)
      .regex(/^[A-Z][A-Z0-9_]*$/, INPUT_MESSAGES.code),
    enabled: z.boolean().default(false),
  }),
  createErrors: ['CONFLICT'],
  patch: z.strictObject({ enabled: z.boolean() }),
  filters: { enabled: filter.boolean(), feature_code: filter.text('in') },
  ordering: ['id'],
  defaultOrdering: 'id',
});

export const metaDataObject = defineObject({
  name: 'meta-data',
  service: 'core',
  history: metaDataHistory,
  access: { read: 'anyone', write: ADMINISTRATORS },
  schema: z.object({ id: Id, version: z.string(), enabled: z.boolean() }),
  create: z.strictObject({ version: requiredLine(LIMITS.version), enabled: z.boolean().default(false) }),
  createErrors: ['CONFLICT'],
  /** Exactly one version is enabled: enabling one disables the others. */
  patch: z.strictObject({
    version: requiredLine(LIMITS.version).optional(),
    enabled: z.boolean().optional(),
  }),
  filters: { enabled: filter.boolean() },
  ordering: ['id'],
  defaultOrdering: '-id',
});
