export default {
  label: 'Renovación de Research Match',
  summary: 'Siga invitando a familias durante un año más.',
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
  brief: { 3: { label: 'Incidencias y cambios' } },
  renewalForms: {
    1: {
      title: 'Renovación de Research Match',
      sections: {
        0: {
          title: 'El estudio',
          items: {
            0: { label: '¿Qué ha encontrado hasta ahora?', shortLabel: 'Hallazgos del estudio' },
            1: {
              label: '¿Por qué necesita el estudio más participantes de {COHORT}?',
              shortLabel: 'Justificación científica',
            },
            2: { label: '¿Cómo ha avanzado el estudio desde la última aprobación?', shortLabel: 'Avances' },
          },
        },
        1: {
          title: 'Participantes',
          items: {
            0: {
              label: '¿Cuántos participantes tendrá el estudio en total?',
              shortLabel: 'Tamaño de la muestra',
            },
            1: {
              label: '¿Cuántas personas han dado su consentimiento hasta ahora, de todas las fuentes?',
              shortLabel: 'Consentimientos en total',
            },
            2: { label: '¿Cuántas de ellas han participado?', shortLabel: 'Participaron en total' },
            3: {
              label: '¿Cuántas personas de {COHORT} han dado su consentimiento hasta ahora?',
              shortLabel: 'Consentimientos de la cohorte',
            },
            4: {
              label: '¿Cuántas personas de {COHORT} han participado?',
              shortLabel: 'Participaron de la cohorte',
            },
            5: {
              label: '¿A cuántas personas más de {COHORT} se debe invitar?',
              shortLabel: 'Participantes adicionales',
            },
            6: { label: '¿Hay algo que explique estas cifras?', shortLabel: 'Explicación de las cifras' },
          },
        },
        2: {
          title: 'Cambios',
          items: {
            0: {
              label: '¿Ocurrió algo inesperado, como una queja o un evento adverso?',
              shortLabel: 'Eventos inesperados',
              options: { 0: { label: 'Sí' } },
            },
            1: { label: '¿Qué ocurrió y qué hizo al respecto?', shortLabel: 'Qué ocurrió' },
            2: {
              label: '¿Ha cambiado el protocolo desde la última aprobación?',
              shortLabel: 'Cambios del protocolo',
              options: { 0: { label: 'Sí' } },
            },
            3: { label: '¿Qué cambió en el protocolo?', shortLabel: 'Qué cambió en el protocolo' },
            4: { label: 'Protocolo', help: 'La versión actual.' },
          },
        },
        3: {
          title: 'Resumen y documentos',
          items: {
            0: {
              label:
                'Cuente a las familias de {COHORT}, en lenguaje sencillo, qué ha hecho el estudio hasta ahora.',
              shortLabel: 'Resumen para las familias',
            },
            1: { label: '¿Qué más deben saber los revisores?', shortLabel: 'Información adicional' },
            2: { label: 'Carta más reciente del IRB (comité de ética)' },
            3: {
              label: 'Formulario de consentimiento',
              help: 'El formulario que firman actualmente los participantes.',
            },
          },
        },
      },
    },
  },
};
