/** The mails of decisions (spec 3 section 4.3): plain words that staff may change before they send. */
import type { EMAIL_TYPES } from '@portal/contract';
import { escapeHtml } from '@portal/kit';

export type EmailType = (typeof EMAIL_TYPES)[number];

export interface TemplateWords {
  readonly firstName: string;
  readonly requestCode: string;
  readonly projectTitle: string;
  readonly link: string;
  readonly productName: string;
  readonly supportEmail: string;
}

interface Template {
  readonly subject: (words: TemplateWords) => string;
  /** Paragraphs between the greeting and the link; text is escaped already. */
  readonly paragraphs: (words: TemplateWords) => readonly string[];
}

const about = ({ requestCode, projectTitle }: TemplateWords): string =>
  `your request <strong>${requestCode}</strong> for the project "${projectTitle}"`;

const TEMPLATES: Readonly<Record<EmailType, Template>> = {
  request_rejected: {
    subject: ({ requestCode }) => `Your request ${requestCode} was not approved`,
    paragraphs: (words) => [
      `Thank you for ${about(words)}. We have read it with care. We are sorry to tell you that we cannot approve it.`,
      'This decision is final for this request. You are welcome to send a new request that takes other paths.',
    ],
  },
  request_revisions_requested: {
    subject: ({ requestCode }) => `Please make changes to your request ${requestCode}`,
    paragraphs: (words) => [
      `Thank you for ${about(words)}. Before we can decide, we need some changes:`,
      '[Please list the changes here]',
      'Open your request, make the changes and submit it again. What you wrote before is still there.',
    ],
  },
  request_conditionally_approved: {
    subject: ({ requestCode }) => `Your request ${requestCode} is approved with conditions`,
    paragraphs: (words) => [
      `Good news: we want to support ${about(words)}. We can approve it when these conditions are met:`,
      '[Please list the conditions here]',
      'Reply to this mail when you have met them. We will then approve your request.',
    ],
  },
  request_approved: {
    subject: ({ requestCode }) => `Your request ${requestCode} is approved`,
    paragraphs: (words) => [
      `Good news: we have approved ${about(words)}.`,
      'We are now preparing what you asked for. You will get another mail when it is ready.',
    ],
  },
  request_deferred: {
    subject: ({ requestCode }) => `We will decide later on your request ${requestCode}`,
    paragraphs: (words) => [
      `Thank you for ${about(words)}. We cannot decide on it now, so we have put it off to a later review.`,
      'You may change your request and submit it again. You do not need to start a new one.',
    ],
  },
  request_approved_pending_team: {
    subject: ({ requestCode }) => `Your request ${requestCode} is approved and waits for your team`,
    paragraphs: (words) => [
      `Good news: we have approved ${about(words)}. Some people of the team still have steps to finish before we can give access.`,
      'Each person needs an active account, an institution with a signed agreement, and a signed joinder. Some requests also need a valid ethics approval letter.',
      'Your request page shows who is missing what. We go on by ourselves as soon as the last step is done.',
    ],
  },
};

export function renderTemplate(type: EmailType, words: TemplateWords): { subject: string; body: string } {
  const template = TEMPLATES[type];
  const safe = Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, escapeHtml(String(value))]),
  ) as unknown as TemplateWords;
  const paragraphs = [
    `Dear ${safe.firstName},`,
    ...template.paragraphs(safe),
    `<a href="${safe.link}">Open request ${safe.requestCode}</a>`,
    `If you have a question, write to ${safe.supportEmail}.`,
    `Kind regards,<br>${safe.productName}`,
  ];
  return {
    subject: template.subject(words),
    body: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
  };
}
