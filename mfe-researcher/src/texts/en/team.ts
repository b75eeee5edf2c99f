/** Words of team. */
export const team = {
  // member-warnings
  youMustAddAnIrb: 'You must add an IRB letter that is still valid to the project.',
  theSigningOfficialOfS: "The Signing Official of {name}'s institution must sign the agreement (RDA).",
  theFoundationMustSignThe: 'The foundation must sign the agreement (RDA) of this institution.',
  theFoundationMustPrepareAn: 'The foundation must prepare an agreement (RDA) for this institution.',
  theInstitutionRemoved:
    "{name}'s institution says that {name} does not belong to it any more. Ask its Signing Official if that is a mistake.",
  theSigningOfficialMustConfirm:
    "The Signing Official of {name}'s institution must confirm that {name} does research there.",
  // TeamEditor
  edit: 'Edit',
  editMember: 'Edit {member}',
  remove: 'Remove',
  removeMember: 'Remove {member}',
  addATeamMember: 'Add a team member',
  removeFromTheResearchTeam: 'Remove {leaving} from the research team?',
  removeConfirm: 'Remove {leaving}',
  // MemberDialog
  saveMember: 'Save member',
  addMember: 'Add member',
  cancel: 'Cancel',
  // member-form
  teamMember: 'Team member',
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'Email address',
  theOneWithWhichThis: 'The one with which this person logs in, or will log in.',
  somebodyWithThisEmailAddress: 'Somebody with this email address is on the team already',
  role: 'Role',
  institution: 'Institution',
  itMustJoinThePortal: 'It must join the portal before its people get access.',
  writeTheNameOfThe: 'Write the name of the institution, also when it is not in the list',
  globusUsername: 'Globus username',
  // member-warnings
  mustCreateAnAccountWith: '{name} must create an account with this email address.',
  mustLogInAndAgree: '{name} must log in and agree to the joinder.',
  mustLogInAndName: '{name} must log in and name an institution.',
} as const;
