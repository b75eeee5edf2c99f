/** Connects an app to the command line (Ctrl-K) of the shell: the open object and the available commands. */
export { listCommands, useCommands, type Command } from './offered-commands.ts';
export { getOpenedObject, useOpenedObject, watchOpenedObjects, type OpenedObject } from './opened-object.ts';
