/** Words of the Primary Role Update page (spec 1 sections 2 and 8). */
export const primaryRole = {
  title: 'Choose your primary role',
  intro:
    'You have more than one role. Choose the one you use most: it decides what you see after you log in. You can switch at any time under Viewing As.',
  roles: 'Available roles',
  submit: 'Make Primary',
  submitting: 'Saving',
  chooseFirst: 'Choose a role first.',
  failed: "We couldn't change your role. Try again in a moment. If it happens again, write to {support}.",
} as const;
