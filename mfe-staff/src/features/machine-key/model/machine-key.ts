import { LIMITS } from '@portal/contract/limits';
import { MACHINE_KEY_DAYS } from '@portal/contract/machine-keys';
import type { ResponseOf } from '@portal/contract/types';
import type { StatusTone } from '@portal/shared-ui';
import type { CustomControl, FormDefinition, FormValues } from '@portal/shared-ui/form';
import type { ReactNode } from 'react';
import { machineKey as words } from '#texts/machine-key';
import { BREADCRUMBS } from '../../webhook/model/webhook.ts';

export type MachineKey = ResponseOf<'GET /machine-key/{id}/'>;
/** A key with the secret that only the call creating it returns. */
export type KeyWithSecret = ResponseOf<'POST /machine-key/'>;

export const KEYS = '/superuser/keys';
/** Reads that become stale after a write. */
export const KEY_READS = ['machine-key', 'history'];
export const KEY_BREADCRUMBS = [...BREADCRUMBS, { label: words.title, to: KEYS }];

export const KEY_TONES: Readonly<Record<MachineKey['state'], StatusTone>> = {
  active: 'success',
  expired: 'warning',
  revoked: 'closed',
  stopped: 'danger',
};

const DAY = 86_400_000;
const dayAfter = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** @param pickScopes the control of the field with scopes */
export const keyForm = (pickScopes: (control: CustomControl) => ReactNode): FormDefinition => ({
  id: 'machine-key',
  sections: [
    {
      id: 'machine-key',
      title: words.title,
      items: [
        {
          type: 'text',
          name: 'name',
          label: words.name,
          help: words.nameHelp,
          maxLength: LIMITS.machineKeyName,
        },
        {
          type: 'text',
          name: 'purpose',
          label: words.purpose,
          help: words.purposeHelp,
          maxLength: LIMITS.machineKeyPurpose,
        },
        {
          type: 'date',
          name: 'expires',
          label: words.expires,
          help: words.expiresHelp,
          min: dayAfter(1),
          max: dayAfter(MACHINE_KEY_DAYS),
        },
        {
          type: 'tags',
          name: 'networks',
          label: words.networks,
          help: words.networksHelp,
          maximum: LIMITS.machineKeyNetworks,
          isOptional: true,
        },
        {
          type: 'custom',
          name: 'scopes',
          label: words.scopes,
          help: words.scopesHelp,
          isGroup: true,
          render: pickScopes,
        },
      ],
    },
  ],
});

export const readKey = ({ name, purpose, networks, scopes, expires }: MachineKey) => ({
  name,
  purpose,
  networks,
  scopes,
  expires: expires.slice(0, 10),
});

export const keyBody = (values: FormValues) => ({
  name: String(values['name']).trim(),
  purpose: String(values['purpose']).trim(),
  expires: String(values['expires']),
  networks: (values['networks'] ?? []) as string[],
  scopes: (values['scopes'] ?? []) as string[],
});
