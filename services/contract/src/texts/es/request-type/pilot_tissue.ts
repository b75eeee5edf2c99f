export default {
  label: 'Solicitud de tejido piloto',
  summary: 'Una pequeña cantidad de tejido cerebral para mostrar que su método funciona.',
  policy: {
    questions: {
      0: {
        answerLabel: 'Los datos y el tejido permanecen en la institución',
        historyLabel: 'Mantiene los datos y el tejido en la institución',
      },
      1: {
        answerLabel: 'Condiciones de los NIH para compartir datos',
        historyLabel: 'Aceptó las condiciones de los NIH para compartir datos',
      },
      2: { answerLabel: 'Protección de los datos', historyLabel: 'Aceptó proteger los datos' },
    },
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
        sections: { 2: { heading: 'Respeto a los donantes y sus familias' }, 3: { heading: 'Resultados' } },
      },
      2: {
        sections: {
          0: {
            heading: 'Cómo puede usar los datos y el tejido',
            paragraphs: [
              'Puede usar los datos y el tejido de los donantes solo para el proyecto que se indica en esta solicitud y solo como la solicitud lo describe.',
              'El tejido es escaso. No use más del que requiere su pregunta de investigación y devuelva lo que sobre si se lo pedimos.',
            ],
          },
          1: {
            heading: 'Cómo conservar los datos y el tejido',
            paragraphs: [
              'Mantenga los datos y el tejido en su institución. Solo las personas indicadas en esta solicitud pueden tener acceso a ellos.',
              'Infórmenos en un plazo de cinco días hábiles si el tejido se pierde, se daña durante el transporte o no es el que solicitó.',
            ],
          },
          2: {
            heading: 'Respeto a los donantes y sus familias',
            paragraphs: [
              'No intente identificar a ningún donante ni se comunique con su familia.',
              'Las imágenes y las publicaciones no deben mostrar nada que permita a una familia reconocer a un donante.',
            ],
          },
          3: {
            heading: 'Resultados',
            paragraphs: [
              'Envíenos los datos que mida, por región del cerebro, en el plazo de un año después de terminar sus mediciones. En las publicaciones, mencione el banco de cerebros y agradezca a las familias.',
            ],
          },
        },
        statements: {
          0: {
            statement:
              'Mantenemos los datos y el tejido de los donantes en nuestra institución, y solo los usan las personas indicadas en esta solicitud.',
          },
          1: {
            statement:
              'Al conservar y analizar los datos de los donantes, seguimos las prácticas de seguridad recomendadas por los NIH para datos de acceso controlado (NIH Security Best Practices for Controlled-Access Data).',
          },
          2: { statement: 'No intentamos identificar a los donantes ni nos comunicamos con sus familias.' },
        },
        agreement:
          'He leído la política de intercambio y uso de datos. Mi equipo de investigación y yo la cumpliremos.',
      },
    },
  },
  brief: { 3: { label: 'Enviar a' } },
  chapters: {
    0: { title: 'Propuesta' },
    1: { title: 'Métodos' },
    2: { title: 'Referencias y archivos' },
    3: { title: 'Tejido' },
    4: { title: 'Donantes' },
    5: { title: 'Seguridad de los datos' },
    6: { title: 'Entrega' },
  },
  forms: {
    2: {
      title: 'Solicitud de tejido piloto',
      sections: {
        0: {
          title: 'Detalles del recurso',
          items: {
            0: {
              label: '¿Qué cambió?',
              answerLabel: 'Qué se cambió',
              help: 'Indica a los revisores dónde mirar.',
            },
            1: { text: 'Su propuesta' },
            2: { label: 'Título de la propuesta' },
            3: { label: 'Introducción', help: '¿Qué se sabe y qué desea averiguar?' },
            4: { label: 'Datos preliminares', help: '¿Qué ha medido hasta ahora y en qué tejido?' },
            5: {
              label: 'Métodos',
              help: 'Describa qué medirá y cómo, y por qué basta con este número de donantes.',
            },
            6: { label: 'Resultados esperados' },
            7: { label: 'Referencias' },
            8: { label: 'Currículum (NIH biosketch)', help: 'El del investigador principal.' },
            9: { label: 'Otros archivos', help: 'Figuras, protocolos o cartas.' },
            10: { text: 'Tejido' },
            11: { label: '¿Qué tejido necesita y en qué cantidad?', shortLabel: 'Tejido necesario' },
            12: {
              label: '¿Congelado o fijado?',
              answerLabel: 'Tipo de tejido',
              options: { 0: { label: 'Congelado' }, 1: { label: 'Fijado' } },
            },
            13: { label: 'Área del cerebro' },
            14: {
              label: 'Diagnóstico genético poco frecuente',
              help: 'Solo si su pregunta de investigación se refiere a donantes que lo tienen.',
            },
            15: { label: 'Número de donantes con autismo' },
            16: { label: 'Número de donantes sin autismo' },
            17: { label: '¿Recibirá también tejido de otras fuentes?', shortLabel: 'Otras fuentes' },
            18: { label: 'Costo estimado en dólares estadounidenses', shortLabel: 'Costo estimado' },
            19: { text: 'Donantes' },
            20: {
              label: '¿Para qué colección de donantes es esta solicitud?',
              shortLabel: 'Colección',
              answerLabel: 'Colección',
              requiredMessage: '*Campo obligatorio',
              help: 'Cree colecciones de donantes piloto en el catálogo de tejidos. Cada una sirve para una sola solicitud.',
            },
            21: { text: 'Seguridad de los datos' },
            22: {
              label: '¿Cómo mantendrá seguros los datos de los donantes?',
              shortLabel: 'Seguridad de los datos',
              help: 'Indique en qué computadoras se guardan los datos, quién las administra y cómo se controla el acceso.',
            },
            23: { text: 'Dirección de entrega' },
            24: { label: 'Nombre completo', help: 'La persona que recibirá el envío.' },
            25: { label: 'Correo electrónico' },
            26: { label: 'Dirección', help: 'Calle, edificio y sala.' },
            27: { label: 'Ciudad' },
            28: { label: 'Estado o región' },
            29: { label: 'Código postal' },
            30: { label: 'País' },
            31: { label: 'Número de teléfono' },
            32: { label: 'Instrucciones de entrega' },
            33: {
              label: '¿Qué transportista debemos usar?',
              shortLabel: 'Transportista',
              options: { 0: { label: 'Ninguno' } },
            },
            34: { label: 'Su número de cuenta con el transportista', shortLabel: 'Número de cuenta' },
          },
        },
      },
    },
  },
  renewalForms: {
    1: {
      title: 'Impacto de los recursos',
      sections: {
        0: {
          title: 'Publicaciones y datos',
          items: {
            0: {
              label: '¿Ha publicado resultados obtenidos con estos recursos?',
              shortLabel: 'Publicación',
              options: {
                0: { label: 'Sí, publicamos datos' },
                1: { label: 'Hay un manuscrito enviado o previsto' },
                2: { label: 'No se prevé ninguna publicación' },
              },
            },
            1: {
              label: '¿Qué publicaciones?',
              shortLabel: 'Publicaciones',
              help: 'Autores, título, revista y DOI o ID de PubMed; una publicación por línea.',
            },
            2: {
              label: 'Generamos datos nuevos con estos recursos',
              answerLabel: 'Se generaron datos nuevos',
            },
            3: { label: '¿Qué datos generó y dónde están guardados?', shortLabel: 'Datos generados' },
          },
        },
        1: {
          title: 'Renovación',
          items: {
            0: {
              label: '¿Todavía necesita acceso a estos recursos?',
              shortLabel: 'Acceso todavía necesario',
              options: {
                0: { label: 'Sí', help: 'Si aprobamos esta renovación, su acceso se prolonga tres años.' },
                1: { help: 'El acceso termina en su fecha de vencimiento.' },
              },
            },
          },
        },
      },
    },
  },
};
