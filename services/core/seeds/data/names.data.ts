/** Names of invented people. Each is used once, in this order. */
export const NAMES: readonly (readonly [first: string, last: string])[] =
  `Amara Okafor,Henrik Solberg,Priya Raman,Diego Fuentes,Claire Beaumont,Kenji Morita,Fatima Haddad,Lukas Brandt,Ana Ribeiro,
Noor Siddiqui,Owen Gallagher,Mei-Ling Tan,Samuel Adeyemi,Ingrid Dahl,Rafael Moreno,Hannah Weiss,Tomasz Kowal,Aisha Bello,
Jonas Lindgren,Sofia Marchetti,Ravi Deshpande,Elena Popova,Marcus Whitfield,Yuki Hayashi,Zainab Qureshi,Peter Novak,
Chloe Fournier,Daniel Mensah,Leila Farahani,Gustav Holm,Nadia Rahman,Thomas Keller,Isabel Navarro,Arjun Menon,Freya Larsen,
Omar Khalil,Grace Mwangi,Viktor Horvath,Camila Duarte,Ethan Brooks,Sara Nilsson,Hiroshi Tanabe,Miriam Katz,Kofi Asante,
Julia Hartmann,Pablo Herrera,Anika Sharma,Liam Doyle,Rania Mansour,Erik Johansen,Valentina Rossi,Chidi Eze,Naomi Feldman,
Mateo Silva,Helen Carver,Takumi Ono,Layla Aziz,Simon Fischer,Adaeze Nwosu,Bjorn Eide,Lucia Ferrara,Vikram Joshi,Emma Sinclair,
Yusuf Demir,Karin Berg,Rosa Jimenez,Jacob Stein,Wanjiru Kamau,Felix Moser,Beatriz Antunes,Nikhil Rao,Alice Thornton,
Hamza Tahir,Greta Vogel,Joaquin Vega,Shira Levin,Tunde Balogun,Astrid Moen,Paola Conti,Sanjay Iyer,Ruth Ellison,
Karim Nasser,Lena Schubert,Andrea Vidal,Minh Tran,Esther Boateng,Anton Petrov,Monica Salas,Rohan Gupta,Laura Bishop,
Idris Conteh,Signe Aas,Giulia Bruno,Eun-ji Park,Patrick Nolan,Salma Idrissi,Oskar Winter,Teresa Pinto,Jia Hui Lim,
Colin Frazer,Mariam Toure,Emil Strand,Chiara Greco,Dev Malhotra,Judith Marlow,Bashir Amin,Clara Engel,Hugo Marques`
    .split(',')
    .map((name) => {
      const words = name.trim().split(' ');
      return [words.slice(0, -1).join(' '), words.at(-1) ?? ''] as const;
    });

export const TITLES = [
  'Professor of Psychiatry',
  'Associate Professor of Neuroscience',
  'Assistant Professor of Human Genetics',
  'Senior Research Scientist',
  'Professor of Pediatrics',
  'Group Leader, Computational Biology',
  'Clinical Psychologist',
  'Professor of Bioinformatics',
] as const;
export const OFFICIAL_TITLES = [
  'Director of Sponsored Research',
  'Vice Provost for Research',
  'Head of Contracts and Grants',
  'Associate Dean for Research Administration',
] as const;
