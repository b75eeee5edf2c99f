export default {
  open: 'Se puede usar en cualquier investigación.',
  autism: 'El proyecto se relaciona con el autismo.',
  notAutism: 'El proyecto no se relaciona con el autismo.',
  letter: 'El proyecto tiene una carta vigente del IRB (comité de ética).',
  noLetter:
    'Este conjunto de datos pide una carta del IRB (comité de ética), y el proyecto no tiene una vigente.',
  genetic: 'Esta solicitud usa datos genéticos.',
  time: 'El acceso termina con la solicitud.',
  people: 'El acceso se otorga solo a las personas de la solicitud.',
  project: 'El acceso se otorga solo para este proyecto.',
  country: 'La institución está en {country}. Los revisores lo comparan con el acuerdo.',
  noCountry: 'No se conoce el país de la institución.',
  read: 'Los revisores leen el resumen y el uso previsto de los datos.',
  agree: 'Los revisores verifican si la solicitud acepta esta condición.',
  organisation: 'Los revisores verifican qué tipo de organización es la institución.',
};
