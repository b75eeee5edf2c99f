/** What decisions asked owners for, and why requests were rejected, by status; as sanitised HTML of their mails. */
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract';

export const NOTES: Readonly<Partial<Record<RequestStatus, readonly string[]>>> = {
  [S.REJECTED]: [
    '<p>Thank you for your request. We are sorry to tell you that we cannot approve it, for this reason:</p><p>The consent of these families covers research about autism only. Your project studies sleep in general.</p><p>This decision is final for this request. You are welcome to send a new request that takes other paths.</p>',
    '<p>Thank you for your request. We are sorry to tell you that we cannot approve it, for this reason:</p><p>The planned comparison needs about 400 participants, and the dataset holds 120 with these measures.</p><p>This decision is final for this request. You are welcome to send a new request that takes other paths.</p>',
  ],
  [S.REVISIONS_REQUESTED]: [
    '<p>Thank you for your request. Before we can decide, we need some changes:</p><ul><li>Please say how many participants you need and why; a short power calculation is enough.</li><li>Please name the measures that you will use from each dataset.</li></ul><p>Open your request, make the changes and submit it again. What you wrote before is still there.</p>',
    '<p>Thank you for your request. Before we can decide, we need some changes:</p><ul><li>The usage section speaks of imaging data, but only phenotype data are asked for. Please add the dataset or take the sentence out.</li><li>Please say who of your team analyzes the data.</li></ul><p>Open your request, make the changes and submit it again. What you wrote before is still there.</p>',
    '<p>Thank you for your request. Before we can decide, we need one change:</p><ul><li>Please describe how the data will be stored, and who has the keys.</li></ul><p>Open your request, make the change and submit it again. What you wrote before is still there.</p>',
  ],
  [S.DEFERRED]: [
    '<p>Your request was discussed and put off to the next review. The committee asks you to describe the recruitment message in plain words, and to add the burden for families in minutes.</p>',
    '<p>Your request was discussed and put off to the next review. Please add a letter of support from the clinic that sees the participants.</p>',
  ],
  [S.CONDITIONALLY_APPROVED]: [
    '<p>Good news: we want to support your project. We can approve it when these conditions are met:</p><ul><li>Your IRB confirms the changed consent form.</li><li>The survey takes no longer than 30 minutes.</li></ul>',
    '<p>Good news: we want to support your project. We can approve it when this condition is met:</p><ul><li>The co-investigator at the second site joins the research team with an account of their own.</li></ul>',
  ],
};
