import type { RemoteModule } from './remote-module.ts';

/**
 * Checks what a remote exposed before anything of it mounts: another team built it, maybe against another shell.
 * Returns the module, or throws an Error whose message names every fault.
 */
export function checkRemoteModule(value: unknown, name: string): RemoteModule {
  const faults = findModuleFaults(value, name);
  if (faults.length > 0) throw new Error(`${name} is not an app of this portal: ${faults.join('; ')}`);
  return value as RemoteModule;
}

/** Whether `value` has the shape of a remote module of that name. */
export function isRemoteModule(value: unknown, name: string): value is RemoteModule {
  return findModuleFaults(value, name).length === 0;
}

function findModuleFaults(value: unknown, name: string): string[] {
  if (!isRecord(value)) return ['it exposes no object'];
  return [
    ...(value.name === name ? [] : [`its name is ${JSON.stringify(value.name)}`]),
    ...listFaults(value.routes, 'routes', (route) => isRecord(route)),
    ...listFaults(
      value.navigation,
      'navigation',
      (entry) =>
        hasTexts(entry, 'label', 'path') && typeof entry.order === 'number' && Array.isArray(entry.roles),
    ),
    ...listFaults(
      value.homePanels,
      'homePanels',
      (panel) =>
        hasTexts(panel, 'id', 'title') && Array.isArray(panel.roles) && typeof panel.lazy === 'function',
    ),
  ];
}

function listFaults(list: unknown, label: string, isGood: (entry: unknown) => boolean): string[] {
  if (!Array.isArray(list)) return [`${label} is no list`];
  return list.flatMap((entry: unknown, index) => (isGood(entry) ? [] : [`${label}[${index}] is malformed`]));
}

function hasTexts(value: unknown, ...fields: string[]): value is Record<string, unknown> {
  return isRecord(value) && fields.every((field) => typeof value[field] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
