export default {
  Q1: '1.er trimestre de {year}',
  Q2: '2.º trimestre de {year}',
  Q3: '3.er trimestre de {year}',
  Q4: '4.º trimestre de {year}',
};
