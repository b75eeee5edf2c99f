/** Exports the steps of a start, for programs that arrange them differently. */
export { ensureAppsForStart } from './apps/ensure-apps.ts';
export { runCommand, say } from './command.ts';
export { readConfig, type Config } from './config.ts';
export { prepareDatabase } from './data/database.ts';
export { demoPeopleText } from './data/demo-people.ts';
export { makePrivateFolder } from './data/private-folder.ts';
export { loadSecrets, type Secrets } from './data/secrets.ts';
export { DEMO_SIZE, seedDatabase } from './data/seeding.ts';
export { ROOT } from './paths.ts';
export { Running } from './portal.ts';
export { inOneLine, Problem } from './problem.ts';
export type { ChildSpec } from './processes/child.ts';
export { checkPort } from './processes/check-port.ts';
export {
  callableAddress,
  fakesProgram,
  gatewayProgram,
  servicePrograms,
  takePorts,
  type ServicePorts,
} from './processes/programs.ts';
export { checkAlone, removeRunFile, writeRunFile } from './processes/run-file.ts';
export { supervise, type Supervised } from './processes/supervisor.ts';
