export default {
  label: 'Solicitud piloto de tejido',
  summary: 'Una pequeña cantidad de tejido cerebral para mostrar que su método funciona.',
  policy: {
    questions: {
      0: {
        statement:
          'Mantenemos los datos y el tejido de los donantes en nuestra institución, y solo los usan las personas que se nombran en esta solicitud.',
        answerLabel: 'Los datos y el tejido permanecen en la institución',
        historyLabel: 'Mantiene los datos y el tejido en la institución',
      },
      1: {
        statement:
          'Al conservar y analizar datos de los donantes, nos atenemos a las prácticas de seguridad recomendadas por los NIH para datos de acceso controlado (NIH Security Best Practices for Controlled-Access Data).',
        answerLabel: 'Condiciones de los NIH para compartir datos',
        historyLabel: 'Aceptó las condiciones de los NIH para compartir datos',
      },
      2: {
        statement:
          'No intentamos averiguar quién fue un donante ni nos comunicamos con las familias de los donantes.',
        answerLabel: 'Protección de los datos',
        historyLabel: 'Aceptó proteger los datos',
      },
    },
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
            heading: 'Para qué se pueden usar los datos y el tejido',
            paragraphs: [
              'Usted usa los datos y el tejido de los donantes solo para el proyecto que se nombra en esta solicitud y solo como la solicitud lo describe.',
              'El tejido es escaso. Usted no usa más del que requiere su pregunta de investigación y devuelve lo que sobra si se lo pedimos.',
            ],
          },
          1: {
            heading: 'Cómo se conservan',
            paragraphs: [
              'Los datos y el tejido permanecen en su institución, y solo tienen acceso a ellos las personas que se nombran en esta solicitud.',
              'Usted nos informa en un plazo de cinco días hábiles si el tejido se perdió, se dañó en el camino o no es el que solicitó.',
            ],
          },
          2: {
            heading: 'Respeto a los donantes y sus familias',
            paragraphs: [
              'Usted no intenta averiguar quién fue un donante ni se comunica con la familia.',
              'Las imágenes y las publicaciones no muestran nada por lo que una familia pueda reconocer a un donante.',
            ],
          },
          3: {
            heading: 'Resultados',
            paragraphs: [
              'Usted nos envía los datos que mide, región por región, en el plazo de un año después de terminar sus mediciones. Las publicaciones mencionan el banco de cerebros y agradecen a las familias.',
            ],
          },
        },
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
            paragraphs: [
              'No intente identificar a ningún donante ni se comunique con su familia.',
              'Las imágenes y las publicaciones no deben mostrar nada que permita a una familia reconocer a un donante.',
            ],
          },
          3: {
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
  brief: {
    2: { label: 'Número de donantes', partLabels: { 0: 'Con autismo', 1: 'Sin autismo' } },
    3: { label: 'Enviar a' },
  },
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
    0: {
      title: 'Solicitud piloto de tejido',
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
            5: { help: 'Indique qué medirá y cómo, y por qué basta con este número de donantes.' },
            6: { label: 'Resultados esperados' },
            7: { label: 'Referencias' },
            8: { label: 'Currículum (NIH biosketch)', help: 'Del investigador principal.' },
            9: { label: 'Más archivos', help: 'Figuras, protocolos o cartas.' },
            10: { text: 'El tejido' },
            11: { label: '¿Qué tejido necesita y en qué cantidad?', shortLabel: 'Tejido necesario' },
            12: {
              label: '¿Congelado o fijado?',
              answerLabel: 'Tipo de tejido',
              options: { 0: { label: 'Congelado' }, 1: { label: 'Fijado' } },
            },
            13: { label: 'Área del cerebro' },
            14: {
              label: 'Diagnóstico genético poco frecuente',
              help: 'Si su pregunta de investigación se refiere a donantes que lo tienen.',
            },
            15: { label: 'Número de donantes con autismo' },
            16: { label: 'Número de donantes sin autismo' },
            17: { label: '¿Recibe también tejido de otras fuentes?', shortLabel: 'Otras fuentes' },
            18: { label: 'Costo estimado en dólares estadounidenses', shortLabel: 'Costo estimado' },
            19: {
              html: '<p><strong>Elija una colección.</strong> El catálogo de donantes aún no está abierto. Puede enviar la solicitud sin una colección: el banco de cerebros le preguntará por los donantes antes de revisarla.</p>',
            },
            20: { text: 'Seguridad de los datos' },
            21: {
              label: '¿Cómo mantiene seguros los datos de los donantes?',
              help: 'Indique en qué computadoras están, quién se ocupa de ellas y cómo sabe quién los lee.',
            },
            22: { text: 'Adónde lo enviamos' },
            23: { label: 'Nombre completo', help: 'Quién recibe el envío.' },
            24: { label: 'Correo electrónico' },
            25: { label: 'Dirección', help: 'Calle, edificio y sala.' },
            26: { label: 'Ciudad' },
            27: { label: 'Estado o región' },
            28: { label: 'Código postal' },
            29: { label: 'País' },
            30: { label: 'Número de teléfono' },
            31: { label: 'Instrucciones de entrega' },
            32: {
              label: '¿Quién lo entrega?',
              shortLabel: 'Entregado por',
              options: { 0: { label: 'Ninguno' } },
            },
            33: { label: 'Su número de cuenta con esa empresa', shortLabel: 'Número de cuenta' },
          },
        },
      },
    },
    1: {
      sections: {
        0: {
          items: {
            19: { text: 'Los donantes' },
            20: {
              label: '¿Para qué colección de donantes es la solicitud?',
              shortLabel: 'Colección',
              requiredMessage: '*Campo obligatorio',
              help: 'Las colecciones piloto se crean en el catálogo de tejidos, con sus donantes piloto. Cada una sirve para una sola solicitud.',
            },
          },
        },
      },
    },
    2: {
      title: 'Solicitud piloto de tejido',
      sections: {
        0: {
          items: {
            2: { label: 'Título de la propuesta' },
            4: { help: '¿Qué ha medido hasta ahora y en qué tejido?' },
            5: { help: 'Describa qué medirá y cómo, y por qué basta con este número de donantes.' },
            8: { help: 'El del investigador principal.' },
            9: { label: 'Otros archivos' },
            14: { help: 'Solo si su pregunta de investigación se refiere a donantes que lo tienen.' },
            17: { label: '¿Recibirá también tejido de otras fuentes?' },
            20: {
              label: '¿Para qué colección de donantes es esta solicitud?',
              help: 'Cree colecciones de donantes piloto en el catálogo de tejidos. Cada una sirve para una sola solicitud.',
            },
            22: {
              label: '¿Cómo mantendrá seguros los datos de los donantes?',
              help: 'Indique en qué computadoras se guardan los datos, quién las administra y cómo se controla el acceso.',
            },
            23: { text: 'Dirección de entrega' },
            24: { help: 'La persona que recibirá el envío.' },
            32: { label: 'Instrucciones de entrega' },
            33: { label: '¿Qué transportista debemos usar?', shortLabel: 'Transportista' },
            34: { label: 'Su número de cuenta con el transportista' },
          },
        },
      },
    },
    3: {
      sections: {
        0: {
          items: {
            0: { help: 'Ayuda a los revisores a encontrar lo que cambió.' },
            18: {
              label: 'Costo estimado de la investigación en dólares estadounidenses',
              help: 'El costo total de la investigación para la que pide el tejido. Basta una estimación.',
            },
            33: {
              help: 'Hacemos el envío con cargo a su cuenta. Si no tiene cuenta con un transportista, elija “Ninguno”.',
            },
          },
        },
      },
    },
  },
  renewalForms: {
    0: {
      title: 'Impacto de los recursos',
      sections: {
        0: {
          title: 'Publicaciones y datos',
          items: {
            0: {
              label: '¿Publicó resultados obtenidos con estos recursos?',
              shortLabel: 'Publicación',
              options: {
                0: { label: 'Sí, publicamos datos' },
                1: { label: 'Hay un manuscrito enviado o previsto' },
                2: { label: 'No se prevé ninguna publicación' },
              },
            },
            1: {
              label: '¿Qué publicaciones son?',
              shortLabel: 'Publicaciones',
              help: 'Autores, título, revista y DOI o ID de PubMed; una publicación por línea.',
            },
            2: {
              label: 'Generamos datos nuevos con estos recursos',
              answerLabel: 'Se generaron datos nuevos',
            },
            3: { label: '¿Qué datos son y dónde se guardan?', shortLabel: 'Datos generados' },
          },
        },
        1: {
          title: 'Renovación',
          items: {
            0: {
              label: '¿Todavía necesita acceso a estos recursos?',
              shortLabel: 'Todavía se necesita el acceso',
              options: {
                0: {
                  label: 'Sí',
                  help: 'Cuando se apruebe esta renovación, el acceso durará tres años más.',
                },
                1: { help: 'El acceso termina en su fecha de vencimiento.' },
              },
            },
          },
        },
      },
    },
    1: {
      sections: {
        0: {
          items: {
            0: { label: '¿Ha publicado resultados obtenidos con estos recursos?' },
            1: {
              label: '¿Qué publicaciones?',
              help: 'Autores, título, revista y DOI o ID de PubMed; una publicación por línea.',
            },
            3: { label: '¿Qué datos generó y dónde están guardados?' },
          },
        },
        1: {
          items: {
            0: {
              shortLabel: 'Acceso todavía necesario',
              options: { 0: { help: 'Si aprobamos esta renovación, su acceso se prolonga tres años.' } },
            },
          },
        },
      },
    },
    2: {
      sections: {
        0: {
          items: {
            0: {
              options: {
                0: { label: 'Sí, publicamos resultados' },
                1: { label: 'Todavía no, pero hay un manuscrito enviado o previsto' },
                2: { label: 'No, y no se prevé ninguna publicación' },
              },
            },
            2: { text: 'Datos nuevos' },
          },
        },
        1: { items: { 0: { options: { 1: { help: 'Su acceso terminará el {EXPIRATION}.' } } } } },
      },
    },
  },
};
