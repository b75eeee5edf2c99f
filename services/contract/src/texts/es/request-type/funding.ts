export default {
  label: 'Financiación',
  summary: 'Fondos para un estudio.',
  policy: {
    terms: {
      0: {
        sections: {
          1: { heading: 'Quién puede usar los datos' },
          3: { heading: 'Privacidad de los participantes' },
          4: { heading: 'Resultados y publicaciones' },
          5: { heading: 'Cuándo termina el acceso' },
        },
      },
      1: {
        sections: {
          0: {
            heading: 'Cómo puede usar los datos',
            paragraphs: [
              'Puede usar los datos solo para el proyecto que se indica en esta solicitud y solo como la solicitud lo describe. Para otra pregunta de investigación se necesita una solicitud nueva.',
              'Use los datos solo para investigaciones que puedan ayudar a las personas con autismo y a sus familias. Se permiten otras investigaciones si las familias que aportaron los datos las aceptaron.',
            ],
          },
          1: {
            heading: 'Quién puede usar los datos',
            paragraphs: [
              'Solo las personas indicadas en esta solicitud pueden usar los datos. Cada una necesita su propia cuenta, pertenece a una institución que firmó el Acuerdo de Distribución a Investigadores (RDA) y ha aceptado cumplirlo.',
              'Quien deje su equipo o su institución no debe conservar ninguna copia. Infórmenos y quite a esa persona del equipo.',
            ],
          },
          2: {
            heading: 'Cómo mantener seguros los datos',
            paragraphs: [
              'Mantenga los datos cifrados, en computadoras controladas por su institución. Nadie que no esté indicado en esta solicitud puede tener acceso. No entregue los datos a servicios que entrenan modelos para terceros.',
              'Infórmenos en un plazo de 24 horas si se pierden datos o si alguien los ve sin permiso.',
            ],
          },
          3: {
            heading: 'Privacidad de los participantes',
            paragraphs: [
              'No intente identificar a los participantes ni se comunique con ellos ni con sus familias.',
              'Nada de lo que publique debe permitir saber quién participó: combine los grupos pequeños u omítalos.',
            ],
          },
          4: {
            heading: 'Resultados y publicaciones',
            paragraphs: [
              'Comparta lo que descubra. En las publicaciones, mencione el recurso y agradezca a las familias. Envíenos la referencia.',
              'No reclame derechos que impidan a otros usar los datos.',
            ],
          },
          5: {
            heading: 'Cuándo termina el acceso',
            paragraphs: [
              'El acceso termina después de tres años. Renueve su solicitud antes de ese día o elimine los datos cuando termine el acceso.',
              'Podemos terminar el acceso de inmediato si no se cumplen estas condiciones.',
            ],
          },
        },
        statements: {
          0: {
            statement:
              'Descargamos los datos solo en computadoras controladas por nuestra institución, y solo las personas indicadas en esta solicitud pueden abrirlos allí.',
          },
          1: {
            statement:
              'Al conservar y analizar los datos, seguimos las prácticas de seguridad recomendadas por los NIH para datos de acceso controlado (NIH Security Best Practices for Controlled-Access Data).',
          },
          2: {
            statement:
              'No intentamos identificar a los participantes ni compartimos los datos con nadie más.',
          },
        },
        agreement:
          'He leído la política de intercambio y uso de datos. Mi equipo de investigación y yo la cumpliremos.',
      },
    },
  },
};
