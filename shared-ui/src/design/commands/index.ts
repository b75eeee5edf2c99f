/** Between an app and the command line (Ctrl-K) of the shell: what is open, and what can be done with it. */
export { listCommands, useCommands, type Command } from './offered-commands.ts';
export { getOpenedObject, useOpenedObject, watchOpenedObjects, type OpenedObject } from './opened-object.ts';
