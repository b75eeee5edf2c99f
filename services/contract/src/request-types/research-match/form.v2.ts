import { rewordForm } from '../reword-form.ts';
import { RESEARCH_MATCH_FORM_1 } from './form.v1.ts';

const READ_BY_FAMILIES = 'Families will read this in the invitation.';

export const RESEARCH_MATCH_FORM_2 = rewordForm(RESEARCH_MATCH_FORM_1, {
  version: 2,
  headers: { 'The study': 'Study', 'The science': 'Research plan' },
  fields: {
    title: { help: "We filled in your project's title." },
    public_title: { help: READ_BY_FAMILIES },
    public_abstract: { help: `${READ_BY_FAMILIES} Use plain language.` },
    proposal_summary: { label: 'Proposal summary' },
    instruments: { help: 'List the questionnaires and tests that you will use, with their versions.' },
    build_preference: { label: 'Who will build the online survey?', shortLabel: 'Survey built by' },
    time_length: { label: 'How much time will each participant need?' },
    justification: { label: 'Why do you need this cohort and this number of participants?' },
    region: { help: 'Where participants live: one or more states, or anywhere.' },
    recruitment_radius: { label: 'How far from your site can participants live?' },
    incl_criteria: { label: 'Who can take part?' },
    excl_criteria: { label: 'Who cannot take part?' },
    genetic_request: { label: "We also request the participants' genetic data" },
    risks: { label: 'Risks for participants and how you will reduce them' },
    feedback: { label: 'What will you tell participants about the results?' },
    design_engagement: { label: 'Who from the community helped to design the study?' },
    funding: { help: 'Who funds the study, and until when.' },
    protocol_file: { label: 'Study protocol' },
  },
});
