export default {
  label: 'Financiamiento',
  summary: 'Fondos para un estudio.',
  policy: {
    agreement:
      'He leído las condiciones de la política de intercambio y uso de datos, y mi equipo de investigación y yo las cumplimos.',
    terms: {
      0: {
        sections: {
          0: {
            heading: 'Para qué se pueden usar los datos',
            paragraphs: [
              'Usted usa los datos solo para el proyecto que se nombra en esta solicitud y solo como la solicitud lo describe. Otra pregunta de investigación requiere otra solicitud.',
              'Usted usa los datos para investigaciones que puedan ayudar a las personas con autismo y a sus familias, o como lo aceptaron las familias que aportaron los datos.',
            ],
          },
          1: {
            heading: 'Quién puede usar los datos',
            paragraphs: [
              'Solo las personas que se nombran en esta solicitud usan los datos. Cada una tiene su propia cuenta, pertenece a una institución que firmó el Acuerdo de Distribución a Investigadores (RDA) y ha aceptado cumplirlo.',
              'Quien deja su equipo o su institución no conserva ninguna copia. Usted nos informa y quita a esa persona del equipo.',
            ],
          },
          2: {
            heading: 'Cómo se conservan los datos',
            paragraphs: [
              'Los datos permanecen cifrados en computadoras controladas por su institución, fuera del alcance de quien no esté nombrado aquí. No se entregan a servicios que entrenan modelos para terceros.',
              'Usted nos informa en un plazo de 24 horas si se perdieron datos o si los vio alguien que no debía.',
            ],
          },
          3: {
            heading: 'Privacidad de los participantes',
            paragraphs: [
              'Usted no intenta averiguar quién es un participante ni se comunica con los participantes ni con sus familias.',
              'Lo que publica no permite averiguar quién participó: los grupos pequeños se combinan o se omiten.',
            ],
          },
          4: {
            heading: 'Resultados y publicaciones',
            paragraphs: [
              'Usted comparte lo que descubre. Las publicaciones mencionan el recurso y agradecen a las familias, y usted nos envía la referencia.',
              'Usted no reclama derechos que impidan a otros usar los datos.',
            ],
          },
          5: {
            heading: 'Cuándo termina el acceso',
            paragraphs: [
              'El acceso termina después de tres años si no se renueva. Entonces usted elimina los datos, o renueva la solicitud antes de ese día.',
              'Podemos terminar el acceso de inmediato cuando no se cumplen estas condiciones.',
            ],
          },
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
            paragraphs: [
              'No intente identificar a los participantes ni se comunique con ellos ni con sus familias.',
              'Nada de lo que publique debe permitir saber quién participó: combine los grupos pequeños u omítalos.',
            ],
          },
          4: {
            paragraphs: [
              'Comparta lo que descubra. En las publicaciones, mencione el recurso y agradezca a las familias. Envíenos la referencia.',
              'No reclame derechos que impidan a otros usar los datos.',
            ],
          },
          5: {
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
      2: {
        sections: {
          0: {
            paragraphs: {
              0: 'Puede usar los datos solo para el proyecto que se indica en esta solicitud y solo como la solicitud lo describe. Para estudiar otra pregunta, envíe una solicitud nueva.',
            },
          },
          1: {
            paragraphs: {
              0: 'Solo las personas indicadas en esta solicitud pueden usar los datos o tener acceso a ellos. Cada persona necesita su propia cuenta y debe pertenecer a una institución que firmó el Acuerdo de Distribución a Investigadores (RDA). Cada persona debe haber aceptado cumplir ese acuerdo.',
            },
          },
          2: {
            paragraphs: {
              0: 'Mantenga los datos cifrados, en computadoras controladas por su institución. No introduzca los datos en servicios de IA que puedan entrenar sus propios modelos con ellos.',
            },
          },
          3: {
            paragraphs: {
              1: 'No publique nada que permita saber quién participó: combine los grupos pequeños u omítalos.',
            },
          },
        },
      },
    },
  },
};
