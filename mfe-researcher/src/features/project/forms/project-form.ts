import type { Project } from '@portal/contract';
import { LIMITS } from '@portal/contract/limits';
import type { FormDefinition, FormSection, FormValues } from '@portal/shared-ui/form';
import { project as texts } from '#texts/project';

const noSpace = (words: string | null) => (words ?? '').replace(/\s+/g, '');
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Title, abstract and their general-audience versions (spec 2 sections 3 and 5). */
export function projectSections({ isAnswerLocked }: { isAnswerLocked: boolean }): FormSection[] {
  return [
    {
      id: 'science',
      title: texts.form.aboutTitle,
      items: [
        { type: 'text', name: 'title', label: texts.fields.title, maxLength: LIMITS.projectTitle },
        {
          type: 'textarea',
          name: 'abstract',
          label: texts.fields.abstract,
          rows: 8,
          maxLength: LIMITS.longText,
          help: texts.form.abstractHelp,
        },
        {
          type: 'radio',
          name: 'relation',
          label: texts.form.autismQuestion,
          help: isAnswerLocked ? texts.form.autismLocked : texts.form.autismHelp,
          isDisabled: isAnswerLocked,
          options: [
            { value: 'autism', label: texts.form.autismYes },
            { value: 'other', label: texts.form.autismNo },
          ],
        },
      ],
    },
    {
      id: 'public',
      title: texts.form.publicSection,
      description: texts.form.publicHelp,
      items: [
        { type: 'checkbox', name: 'copies', label: texts.form.copyScientific, isOptional: true },
        {
          type: 'text',
          name: 'public_title',
          label: texts.fields.publicTitle,
          isOptional: true,
          maxLength: LIMITS.projectTitle,
          when: { field: 'copies', isSet: false },
        },
        {
          type: 'textarea',
          name: 'public_abstract',
          label: texts.fields.publicAbstract,
          isOptional: true,
          rows: 6,
          maxLength: LIMITS.longText,
          when: { field: 'copies', isSet: false },
        },
      ],
    },
  ];
}

/** Only an administrator may change the answer about autism research. */
export const editProjectForm = (mayChangeAnswer: boolean): FormDefinition => ({
  id: 'project',
  sections: projectSections({ isAnswerLocked: !mayChangeAnswer }),
});

/** True if both general-audience texts equal the scientific ones, ignoring white space. */
const isCopied = (project: Project) =>
  project.public_title !== null &&
  noSpace(project.public_title) === noSpace(project.title) &&
  noSpace(project.public_abstract) === noSpace(project.abstract);

export const projectValues = (project: Project): FormValues => ({
  title: project.title,
  abstract: project.abstract,
  relation: project.non_autism_research ? 'other' : 'autism',
  copies: isCopied(project),
  public_title: project.public_title,
  public_abstract: project.public_abstract,
});

export function projectBody(values: FormValues) {
  const copies = values['copies'] === true;
  return {
    title: text(values['title']),
    abstract: text(values['abstract']),
    non_autism_research: values['relation'] === 'other',
    public_title: text(copies ? values['title'] : values['public_title']) || null,
    public_abstract: text(copies ? values['abstract'] : values['public_abstract']) || null,
  };
}
