export default {
  plasma: 'De 200 a 250 μl por participante',
  bloodDna: '5 μg, a una concentración de 50 ng/μl, al menos 2 μg',
  salivaDna: '2 μg, a una concentración de 50 ng/μl, al menos 2 μg',
  lcl: '1 vial con 2 a 10 millones de células',
  lclDna: 'De 5 a 10 μg, a una concentración de 50 ng/μl, al menos 2 μg',
  fibroblasts: '1 vial con 1 millón de células',
  ipsc: '1 vial con 500,000 a 1 millón de células',
};
