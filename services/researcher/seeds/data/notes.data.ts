/** What decisions asked owners to change, and why requests were rejected, by status; sanitized HTML as in the mails. */
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract';

export const NOTES: Readonly<Partial<Record<RequestStatus, readonly string[]>>> = {
  [S.REJECTED]: [
    '<p>Thank you for your request. We are sorry that we cannot approve it, for this reason:</p><p>These families agreed to autism research only. Your project studies sleep in general.</p><p>This decision is final for this request. You are welcome to submit a new request with a different approach.</p>',
    '<p>Thank you for your request. We are sorry that we cannot approve it, for this reason:</p><p>The planned comparison needs about 400 participants, and the dataset holds 120 with these measures.</p><p>This decision is final for this request. You are welcome to submit a new request with a different approach.</p>',
  ],
  [S.REVISIONS_REQUESTED]: [
    '<p>Thank you for your request. Before we can decide, we need some changes:</p><ul><li>Please explain how many participants you need and why. A short power calculation is enough.</li><li>Please tell us who on the team compares which measures.</li></ul><p>Open your request, make the changes and submit it again. Your earlier answers are still there.</p>',
    '<p>Thank you for your request. Before we can decide, we need some changes:</p><ul><li>This reads like a plan for another study. Please describe what you will do with the data you are requesting.</li><li>Please tell us who on your team will analyze the data.</li></ul><p>Open your request, make the changes and submit it again. Your earlier answers are still there.</p>',
    '<p>Thank you for your request. Before we can decide, we need some changes:</p><ul><li>Please name your primary outcome, and explain how you will correct for multiple comparisons.</li><li>Please tell us where the data will be stored, and who on the team has the keys.</li></ul><p>Open your request, make the changes and submit it again. Your earlier answers are still there.</p>',
  ],
  [S.DEFERRED]: [
    '<p>We discussed your request and deferred it to the next review. The committee asks you to describe the recruitment message in plain language, and to say how many minutes it takes families.</p>',
    '<p>We discussed your request and deferred it to the next review. Please add a letter of support from the clinic that sees the participants.</p>',
  ],
  [S.CONDITIONALLY_APPROVED]: [
    '<p>Good news: we want to support your project. We can approve it when these conditions are met:</p><ul><li>Your IRB confirms the changed consent form.</li><li>The survey takes no longer than 30 minutes.</li></ul>',
    '<p>Good news: we want to support your project. We can approve it when this condition is met:</p><ul><li>The co-investigator at the second site joins the research team with their own account.</li></ul>',
  ],
};
