export default {
  Q1: 'primer trimestre de {year}',
  Q2: 'segundo trimestre de {year}',
  Q3: 'tercer trimestre de {year}',
  Q4: 'cuarto trimestre de {year}',
};
