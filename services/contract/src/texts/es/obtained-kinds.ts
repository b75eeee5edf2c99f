export default { data: 'Datos', biospecimens: 'Muestras biológicas', tissue: 'Tejido' };
