/** Texts written by the people of the demo. */
export const USES: readonly string[] = [
  'We will test the main hypothesis of the project in the full sample and repeat it in families with two parents sequenced.',
  'We will use the data as a replication sample for an effect that we found in our own cohort.',
  'We will train a model on half of the families and report its accuracy in the other half.',
  'We will describe the distribution of the measures and relate them to genetic findings.',
];

export const COMMENTS: readonly string[] = [
  'The scope fits the requested datasets. No concerns so far.',
  'Please check whether the IRB letter covers the use of sibling data.',
  'Spoke with the researcher. They will update the team list this week.',
  'The usage section is clear. Recommend approval.',
  'Similar to an earlier request from the same laboratory, which went well.',
  'Sample size is on the small side for the stated aim; asked for a power calculation.',
];
