export default {
  bloodDna: 'ADN de sangre total',
  salivaDna: 'ADN de saliva',
  lcl: 'Líneas celulares linfoblastoides',
  lclDna: 'ADN de líneas celulares linfoblastoides',
  fibroblasts: 'Fibroblastos',
  ipsc: 'Células madre pluripotentes inducidas',
};
