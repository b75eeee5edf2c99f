/**
 * Places that a revision point may refer to: the parts of every application, and the sections and fields of the
 * request's form.
 */
import { answerLabel, type RequestField } from '../forms/form-answers.ts';
import { translatable, translated } from '../words/words.ts';
import { REVISION_FIELD } from './revision-field.ts';
import type { RequestForm, RequestTypeDefinition } from './request-type.ts';

const PART_LABELS = /*#__PURE__*/ translatable('revision-places', {
  project: 'Project',
  resources: 'Resources',
  team: 'Research Team',
  irb: 'IRB letter',
  gone: 'A part no longer in the form',
});

/** `field.usage`, `section.details`, `part.team`: kind and name, so that names of forms and parts never collide. */
export type PlaceKey = string;
export const PLACE_PATTERN = /^(?:part|section|field)\.[a-z][a-z0-9_]{0,59}$/;

export interface RevisionPlace {
  readonly key: PlaceKey;
  readonly label: string;
  readonly kind: 'part' | 'section' | 'field';
  /** For a field: the section that contains it. */
  readonly section?: string;
  /** Field names under which a comparison of two submissions reports changes to this place. */
  readonly changes: readonly string[];
}

export type LabelField = (field: RequestField) => string;
type Sections = Pick<RequestForm, 'sections'>;
type Type = Pick<RequestTypeDefinition, 'resources' | 'needsIrb' | 'sampleFields'>;

/**
 * In the order of the application; labels in the reader's language. `labelField` names the fields as this reader knows
 * them: `shortLabel` for the person who fills in the form.
 */
export function listRevisionPlaces(
  type: Type,
  form: Sections | null,
  labelField: LabelField = answerLabel,
): RevisionPlace[] {
  const part = (name: keyof typeof PART_LABELS, changes: readonly string[]): RevisionPlace => ({
    key: `part.${name}`,
    label: translated(PART_LABELS[name]),
    kind: 'part',
    changes,
  });
  const kind = type.sampleFields?.kind;
  return [
    part('project', ['project']),
    ...(type.resources === null ? [] : [part('resources', ['datasets', ...(kind ? [kind] : [])])]),
    ...(form?.sections ?? []).flatMap((section) => describeSection(section, kind, labelField)),
    part('team', ['people']),
    ...(type.needsIrb ? [part('irb', [])] : []),
  ];
}

function describeSection(
  section: Sections['sections'][number],
  kind: string | undefined,
  labelField: LabelField,
): RevisionPlace[] {
  const fields = section.items.filter(
    (item): item is RequestField => 'name' in item && item.name !== REVISION_FIELD.name && item.name !== kind,
  );
  return [
    {
      key: `section.${section.id}`,
      label: translated(section.title),
      kind: 'section',
      changes: fields.map(({ name }) => name),
    },
    ...fields.map((field) => ({
      key: `field.${field.name}`,
      label: translated(labelField(field)),
      kind: 'field' as const,
      section: section.id,
      changes: [field.name],
    })),
  ];
}

/** The label of a point's place. A later version of the form may no longer have the place. */
export const placeLabel = (places: readonly RevisionPlace[], key: PlaceKey): string =>
  places.find((place) => place.key === key)?.label ?? translated(PART_LABELS.gone);
