/** Names, addresses and words of the foundation that runs the portal (decisions, "Screens"). */
export const branding = {
  product: 'SFARI Base',
  foundation: 'Simons Foundation Autism Research Initiative',
  mission:
    'We advance the basic science of autism by sharing what families and researchers have gathered: data, biospecimens, brain tissue and the chance to find participants.',
  supportEmail: 'collections@demo.test',
  helpPage: '/api/docs',
  restrictedCountries: [
    'China (including Hong Kong and Macau)',
    'Russia',
    'Iran',
    'North Korea',
    'Cuba',
    'Venezuela',
  ],
  sites: [
    { label: 'Foundation site', href: 'https://www.sfari.org/' },
    { label: 'User guide', href: 'https://www.sfari.org/resource/sfari-base/' },
  ],
  policies: [
    { label: 'Privacy policy', href: 'https://www.simonsfoundation.org/privacy-policy/' },
    { label: 'Cookies policy', href: 'https://www.simonsfoundation.org/cookie-policy/' },
  ],
} as const;
