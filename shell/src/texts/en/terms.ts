/** The terms and conditions: acceptance, rules of conduct, liability waiver, confidentiality (spec 1 section 1). */
export const terms = {
  title: 'Terms and conditions',
  home: 'Home',
  sections: [
    {
      title: 'Acceptance',
      text: 'By logging in or registering you accept these terms. If you do not accept them, do not use the portal. We may change them; you will be asked to agree again when we do.',
    },
    {
      title: 'Rules of conduct',
      text: 'Use your own account only and keep your password to yourself. Use data and samples only for the research that was approved. Do not try to identify participants. Do not disrupt the portal or look for ways around its protections.',
    },
    {
      title: 'Liability waiver',
      text: 'The portal and what it gives access to are provided “as is”. The foundation is not liable for loss or damage that follows from their use, as far as the law allows this.',
    },
    {
      title: 'Confidentiality',
      text: 'Treat what you learn here about participants, other researchers and pending requests as confidential, even after your access has ended.',
    },
  ],
  restricted: 'Restricted countries',
  questions: 'Questions about these terms? Write to {support}.',
} as const;
