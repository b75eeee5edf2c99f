export default {
  'Autism Spectrum Disorder': 'Trastorno del espectro autista',
  'Typically developing': 'Desarrollo típico',
  'Dup15q Syndrome': 'Síndrome de Dup15q',
  'Fragile X Syndrome': 'Síndrome del X frágil',
  'Phelan-McDermid Syndrome': 'Síndrome de Phelan-McDermid',
  '16p11.2 Deletion': 'Deleción 16p11.2',
  'Rett Syndrome': 'Síndrome de Rett',
  'Intellectual Disability': 'Discapacidad intelectual',
  'Epilepsy without Autism': 'Epilepsia sin autismo',
};
