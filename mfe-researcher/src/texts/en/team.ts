/** Words of team. */
export const team = {
  todo: {
    accountOff: "{name}'s account is switched off. {name} should write to the support team.",
    addIrb: 'You must add an IRB letter that is still valid to the project.',
    officialSigns: "The Signing Official of {name}'s institution must sign the agreement (RDA).",
    foundationSigns: 'The foundation must sign the agreement (RDA) of this institution.',
    foundationPrepares: 'The foundation must prepare an agreement (RDA) for this institution.',
    disowned:
      "{name}'s institution says that {name} does not belong to it any more. Ask its Signing Official if that is a mistake.",
    officialConfirms:
      "The Signing Official of {name}'s institution must confirm that {name} does research there.",
    createAccount: '{name} must create an account with this email address.',
    agreeToJoinder: '{name} must log in and agree to the joinder.',
    nameInstitution: '{name} must log in and name an institution.',
  },
  saved: '{name} saved',
  edit: {
    button: 'Edit',
    buttonNamed: 'Edit {member}',
    submit: 'Save member',
  },
  remove: {
    button: 'Remove',
    buttonNamed: 'Remove {member}',
    done: '{name} was removed from the team',
    hint: 'Access to data that came from requests of this project ended.',
    undone: '{name} is on the team again, with the access from before',
  },
  add: {
    button: 'Add a team member',
    submit: 'Add member',
  },
  cancel: 'Cancel',
  form: {
    title: 'Team member',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    emailHelp: 'The one with which this person logs in, or will log in.',
    emailTaken: 'Somebody with this email address is on the team already',
    role: 'Role',
    institution: 'Institution',
    institutionHelp: 'It must join the portal before its people get access.',
    institutionMissing: 'Write the name of the institution, also when it is not in the list',
    globusName: 'Globus username',
  },
} as const;
