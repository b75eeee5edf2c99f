/** Generates the page of all settings and the example file from the metadata of each variable. */
import type { z } from 'zod';
import { GROUPS, PORTAL_SECTIONS } from './variables.ts';

export const SETTINGS_PAGE = 'docs/configuration.md';
export const EXAMPLE_FILE = '.env.example';

interface Setting {
  readonly name: string;
  readonly description: string;
  /** What happens when it is not set; '' where the section says so. */
  readonly without: string;
  readonly isRequired: boolean;
}
interface Section {
  readonly title: string;
  /** Text above the settings; '' for none. */
  readonly description: string;
  readonly settings: readonly Setting[];
}

type Variables = Readonly<Record<string, z.ZodType>>;

const listSettings = (variables: Variables, isRequired = false): Setting[] =>
  Object.entries(variables).map(([name, schema]) => {
    const { description = '', without } = schema.meta() ?? {};
    return { name, description, without: typeof without === 'string' ? without : '', isRequired };
  });

/** All variables that the launcher reads, in the order of the page. */
export const listSections = (): readonly Section[] => [
  ...Object.entries(PORTAL_SECTIONS).map(([title, variables]) => ({
    title,
    description: '',
    settings: listSettings(variables),
  })),
  ...Object.values(GROUPS).map(({ title, description, without, needed, free }) => ({
    title,
    description: `${description} Without it: ${without}.${Object.keys(needed).length > 1 ? ' Its required settings are set together.' : ''}`,
    settings: [...listSettings(needed, true), ...listSettings(free)],
  })),
];

const writeSetting = ({ name, description, without, isRequired }: Setting): string => {
  const parts = [isRequired ? 'Required.' : '', description, without && `Default: ${without}.`];
  const text = parts.filter(Boolean).join(' ');
  return text ? `- \`${name}\`: ${text}` : `- \`${name}\``;
};

const INTRODUCTION = `# Configuration

Settings are environment variables. A first look needs none of them. \`npm start\` and \`npm run dev\` also read them from a file \`.env\` beside package.json; [.env.example](../.env.example) lists them all.

The portal checks them when it starts and reports a missing or malformed value in one line. An empty value counts as not set. Each secret can come from a file instead, named by \`<NAME>_FILE\` ([secrets](deployment.md#secrets)).

\`npm run docs:configuration\` makes this page from \`services/launcher/src/config/variables.ts\`; a test checks that they agree.
`;

/** Settings that the programs read themselves; the launcher sets or ignores them. */
const SEPARATE_PROGRAMS = `## Programs that are started separately

Each program checks the settings above that it reads, and these ([deployment guide](deployment.md)).

- \`DRAIN_SECONDS\`: Seconds during which a service or gateway reports not ready before it stops. Default: 0.
- \`TLS_CERT\`, \`TLS_KEY\`: Certificate and key (PEM) of a service ([TLS](deployment.md#tls)). Default: plain HTTP between the programs.
- \`NODE_EXTRA_CA_CERTS\`: File of certificate authorities that every program trusts.
- \`OTEL_EXPORTER_OTLP_ENDPOINT\`, \`OTEL_SERVICE_NAME\`, \`OTEL_TRACES_SAMPLER\`, \`OTEL_TRACES_SAMPLER_ARG\` and others of OpenTelemetry: Where traces are sent ([decision 402](../services/docs/decisions/402-traces.md)). Default: no traces, at no cost.
`;

export function writeSettingsPage(): string {
  const sections = listSections().map(({ title, description, settings }) =>
    [`## ${title}`, ...(description ? [description] : []), settings.map(writeSetting).join('\n')].join(
      '\n\n',
    ),
  );
  return `${[INTRODUCTION.trimEnd(), ...sections, SEPARATE_PROGRAMS.trimEnd()].join('\n\n')}\n`;
}

/** Removes links and code marks, which only the page can show. */
const writePlain = (text: string): string =>
  text.replaceAll(/ \(\[[^\]]+\]\([^)]+\)\)|`/g, '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** The example file with every setting commented out. */
export function writeExampleFile(): string {
  const sections = listSections().map(({ title, description, settings }) =>
    [
      `# ${title}${description ? `. ${writePlain(description)}` : ''}`,
      ...settings.flatMap(({ name, description: meaning, without }) => [
        ...(meaning ? [`# ${writePlain(meaning)}`] : []),
        `#${name}=${/^[\w.]+$/.test(without) ? without : ''}`,
      ]),
    ].join('\n'),
  );
  return `${['# Copy to .env and remove the # before a setting. docs/configuration.md says more of each.', ...sections].join('\n\n')}\n`;
}
