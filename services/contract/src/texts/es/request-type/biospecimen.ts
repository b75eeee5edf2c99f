export default {
  label: 'Muestras biológicas',
  summary: 'Plasma, ADN, líneas celulares y otras muestras de los participantes.',
  policy: {
    questions: {
      0: {
        statement:
          'Mantenemos las muestras en salas controladas por nuestra institución, y solo trabajan con ellas las personas que se nombran en esta solicitud.',
        answerLabel: 'Las muestras permanecen en la institución',
        historyLabel: 'Mantiene las muestras en la institución',
      },
      1: {
        statement: 'Compartimos con la fundación los datos que medimos en las muestras.',
        answerLabel: 'Comparte los datos medidos',
        historyLabel: 'Aceptó compartir los datos medidos',
      },
      2: {
        statement:
          'No intentamos averiguar quiénes son los participantes ni entregamos las muestras a nadie más.',
        answerLabel: 'Protección de los participantes',
        historyLabel: 'Aceptó proteger a los participantes',
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
            heading: 'Para qué se pueden usar las muestras',
            paragraphs: [
              'Usted usa las muestras solo para el proyecto que se nombra en esta solicitud y solo como la solicitud lo describe. Otra pregunta de investigación requiere otra solicitud.',
              'Usted no vende las muestras ni lo que se cultiva a partir de ellas, y no las entrega a nadie que no se nombre en esta solicitud.',
            ],
          },
          1: {
            heading: 'Cómo se conservan las muestras',
            paragraphs: [
              'Las muestras permanecen en salas controladas por su institución, con el nivel de bioseguridad que requieren, etiquetadas con el código que enviamos y con nada más.',
              'Usted nos informa en un plazo de cinco días hábiles si las muestras se perdieron, se dañaron en el camino o no son las que solicitó.',
            ],
          },
          2: {
            paragraphs: [
              'Usted no intenta averiguar de quién es una muestra, ni por el genoma ni de ninguna otra manera, y no se comunica con los participantes ni con sus familias.',
            ],
          },
          3: {
            paragraphs: [
              'Usted nos envía los datos que mide en las muestras para que otros puedan usarlos. Las publicaciones mencionan el recurso y agradecen a las familias.',
            ],
          },
          4: {
            heading: 'Cuándo termina el proyecto',
            paragraphs: [
              'Usted destruye lo que sobra, o lo devuelve si se lo pedimos, y nos informa cuál de las dos cosas hizo.',
            ],
          },
        },
      },
      2: {
        sections: {
          0: {
            heading: 'Cómo puede usar las muestras',
            paragraphs: [
              'Puede usar las muestras solo para el proyecto que se indica en esta solicitud y solo como la solicitud lo describe. Para otra pregunta de investigación se necesita una solicitud nueva.',
              'No venda las muestras ni nada que se cultive a partir de ellas, y no las entregue a nadie que no esté indicado en esta solicitud.',
            ],
          },
          1: {
            heading: 'Cómo conservar las muestras',
            paragraphs: [
              'Mantenga las muestras en salas controladas por su institución, con el nivel de bioseguridad que requieren. Etiquételas solo con el código que le enviamos y con nada más.',
              'Infórmenos en un plazo de cinco días hábiles si las muestras se pierden, se dañan durante el transporte o no son las que solicitó.',
            ],
          },
          2: {
            paragraphs: [
              'No intente identificar a la persona de la que proviene una muestra, ni por el genoma ni de ninguna otra manera. No se comunique con los participantes ni con sus familias.',
            ],
          },
          3: {
            paragraphs: [
              'Envíenos los datos que mida en las muestras para que otros puedan usarlos. En las publicaciones, mencione el recurso y agradezca a las familias.',
            ],
          },
          4: {
            paragraphs: [
              'Destruya lo que sobre o devuélvalo si se lo pedimos. Infórmenos cuál de las dos cosas hizo.',
            ],
          },
        },
        statements: {
          0: {
            statement:
              'Mantenemos las muestras en salas controladas por nuestra institución, y solo trabajan con ellas las personas indicadas en esta solicitud.',
          },
          1: {
            statement:
              'No intentamos identificar a los participantes ni entregamos las muestras a nadie más.',
          },
        },
        agreement:
          'He leído la política de intercambio y uso de datos. Mi equipo de investigación y yo la cumpliremos.',
      },
      3: {
        sections: {
          0: {
            paragraphs: [
              'Puede usar las muestras solo para el proyecto que se indica en esta solicitud y solo como la solicitud lo describe. Para estudiar otra pregunta, envíe una solicitud nueva.',
              'No venda las muestras ni nada que se cultive a partir de ellas. Compártalas solo con las personas indicadas en esta solicitud.',
            ],
          },
          4: {
            paragraphs: [
              'Destruya las muestras restantes o devuélvalas si se lo pedimos. Infórmenos qué hizo.',
            ],
          },
        },
      },
    },
  },
  brief: { 3: { label: 'Enviar a' } },
  forms: {
    0: {
      title: 'Solicitud de muestras biológicas',
      sections: {
        0: {
          title: 'Detalles del recurso',
          items: {
            0: {
              label: '¿Qué cambió?',
              answerLabel: 'Qué se cambió',
              help: 'Indica a los revisores dónde mirar.',
            },
            1: { text: 'Las muestras' },
            2: {
              label: '¿Qué tipo de muestra necesita?',
              shortLabel: 'Tipo de muestra',
              help: 'Cada solicitud es para un solo tipo.',
              options: {
                0: { help: 'De 200 a 250 μl por participante' },
                1: {
                  label: 'ADN de sangre total',
                  help: '5 μg, a una concentración de 50 ng/μl, al menos 2 μg',
                },
                2: { label: 'ADN de saliva', help: '2 μg, a una concentración de 50 ng/μl, al menos 2 μg' },
                3: {
                  label: 'Líneas celulares linfoblastoides',
                  help: '1 vial con 2 a 10 millones de células',
                },
                4: {
                  label: 'ADN de líneas celulares linfoblastoides',
                  help: 'De 5 a 10 μg, a una concentración de 50 ng/μl, al menos 2 μg',
                },
                5: { label: 'Fibroblastos', help: '1 vial con 1 millón de células' },
                6: {
                  label: 'Células madre pluripotentes inducidas',
                  help: '1 vial con 500,000 a 1 millón de células',
                },
              },
            },
            3: { label: 'Generaremos iPSC a partir de estas muestras', answerLabel: 'Genera iPSC' },
            4: {
              label: 'ID y cantidades de las muestras',
              answerLabel: 'Muestras',
              help: 'Escriba o pegue los ID, por ejemplo, 11000-p1, separados por comas, espacios o saltos de línea.',
              requiredMessage: '* Campo obligatorio',
            },
            5: {
              label: 'Cantidad de ADN de cada muestra en μg',
              shortLabel: 'Cantidad de ADN',
              answerLabel: 'Cantidad de ADN (μg)',
              help: 'Solo si necesita una cantidad distinta de la que aparece junto al ID.',
            },
            6: {
              label: 'Concentración de ADN en ng/μl',
              shortLabel: 'Concentración de ADN',
              answerLabel: 'Concentración de ADN (ng/μl)',
              help: 'Normalmente 50 ng/μl.',
            },
            7: {
              label: 'Volumen de cada muestra en μl',
              shortLabel: 'Volumen',
              answerLabel: 'Volumen (μl)',
              help: 'Normalmente de 200 a 250 μl.',
            },
            8: { label: 'Número de células en cada vial', shortLabel: 'Número de células' },
            9: {
              label: '¿Cómo debe ser el envío de las células?',
              shortLabel: 'Envío de las células',
              options: { 0: { label: 'Con células vivas' }, 1: { label: 'Congelado' } },
            },
            10: { text: 'Células madre pluripotentes inducidas' },
            11: {
              label:
                'Compartiremos con la fundación al menos 2 viales de cada línea modificada, con 500,000 iPSC por vial y por clon',
              shortLabel: 'Compromiso de compartir las líneas modificadas',
              answerLabel: 'Comparte las líneas modificadas',
              requiredMessage: 'SFARI requiere este compromiso para continuar',
            },
            12: { label: 'Modificaremos las líneas de iPSC', answerLabel: 'Modifica las líneas de iPSC' },
            13: { label: '¿Cómo las modificará?', answerLabel: 'Tipo de modificación' },
            14: { label: '¿Quién las modificará?', answerLabel: 'Modificadas por' },
            15: { label: '¿Con qué métodos?', answerLabel: 'Métodos de edición' },
            16: { label: '¿Cómo verificará la calidad de las líneas?', answerLabel: 'Control de calidad' },
            17: {
              label: '¿Qué datos de las líneas modificadas compartirá?',
              answerLabel: 'Datos de las iPSC modificadas',
            },
            18: { text: 'Su proyecto' },
            19: {
              label: '¿Cómo usará las muestras?',
              shortLabel: 'Uso de las muestras',
              answerLabel: 'Uso previsto',
              help: 'Indique qué desea averiguar y cómo, y por qué necesita estas muestras. Los revisores deciden con base en esta respuesta.',
            },
            20: {
              label: 'Número de su subvención',
              answerLabel: 'Número de la subvención',
              help: 'Si la fundación paga el proyecto.',
            },
            21: {
              label: 'Destruiremos lo que sobre cuando termine el proyecto',
              answerLabel: 'Las muestras se destruirán al final',
            },
            22: {
              label: '¿Qué se hará con ello en lugar de destruirlo?',
              otherLabel: { label: '¿Cómo lo destruirá?' },
              shortLabel: 'Qué se hará con lo que sobre',
            },
            23: { text: 'Adónde lo enviamos' },
            24: { label: 'Nombre completo', help: 'Quién recibe el envío.' },
            25: { label: 'Correo electrónico' },
            26: { label: 'Dirección', help: 'Calle, edificio y sala.' },
            27: { label: 'Ciudad' },
            28: { label: 'Estado o región' },
            29: { label: 'Código postal' },
            30: { label: 'País' },
            31: { label: 'Número de teléfono' },
            32: { label: 'Instrucciones de entrega' },
          },
        },
      },
    },
    1: {
      sections: {
        0: {
          items: {
            2: { help: 'Cada solicitud es para un solo tipo de muestra.' },
            4: {
              label: 'ID y cantidades de las muestras',
              help: 'Escriba o pegue los ID, por ejemplo, 11000-p1, separados por comas, espacios o saltos de línea.',
            },
            5: {
              label: 'Cantidad de ADN por muestra (μg)',
              help: 'Solo si necesita una cantidad distinta de la que aparece junto al ID.',
            },
            6: { label: 'Concentración de ADN (ng/μl)', shortLabel: 'Concentración de ADN' },
            7: { label: 'Volumen por muestra (μl)' },
            8: { label: 'Número de células por vial' },
            9: { label: '¿Cómo debemos enviar las células?', shortLabel: 'Envío de células' },
            11: { shortLabel: 'Compromiso de compartir las líneas modificadas' },
            15: { label: '¿Qué métodos usará?' },
            17: {
              label: '¿Qué datos de las líneas modificadas compartirá?',
              answerLabel: 'Datos de las iPSC modificadas',
            },
            19: {
              help: 'Describa qué desea averiguar y cómo, y por qué necesita estas muestras. Los revisores deciden con base en esta respuesta.',
            },
            20: { help: 'Si la fundación financia su proyecto.' },
            21: { label: 'Destruiremos las muestras que sobren cuando termine el proyecto' },
            22: {
              label: '¿Qué se hará con ellas en lugar de destruirlas?',
              otherLabel: { label: '¿Cómo las destruirá?' },
              shortLabel: 'Muestras sobrantes',
            },
            23: { text: 'Dirección de entrega' },
            24: { help: 'La persona que recibirá el envío.' },
            32: { label: 'Instrucciones de entrega' },
          },
        },
      },
    },
    2: {
      sections: {
        0: {
          items: {
            0: { help: 'Ayuda a los revisores a encontrar lo que cambió.' },
            13: { answerLabel: 'Modificación prevista' },
            17: { label: '¿Qué datos de las líneas modificadas compartirá?' },
            20: { help: 'Solo si la fundación financia su proyecto.' },
            21: { answerLabel: 'Se destruirán las muestras restantes' },
            22: {
              label: '¿Qué se hará con las muestras restantes?',
              otherLabel: { label: '¿Cómo destruirá las muestras restantes?' },
            },
          },
        },
      },
    },
    3: {
      sections: {
        0: {
          items: {
            7: {
              help: 'Solo si necesita un volumen distinto de la cantidad que aparece junto al ID. Normalmente de 200 a 250 μl.',
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
          items: {
            0: { label: 'Se destruyeron muestras de esta solicitud', answerLabel: 'Se destruyeron muestras' },
            1: { label: '¿Qué muestras se destruyeron, cuándo y cómo?', shortLabel: 'Muestras destruidas' },
            2: {
              label: 'Modificamos líneas de iPSC de esta solicitud',
              answerLabel: 'Se modificaron líneas de iPSC',
            },
            3: { label: '¿Qué líneas modificó y cómo?', shortLabel: 'Líneas de iPSC modificadas' },
          },
        },
        2: {
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
            0: { label: 'Destruimos muestras de esta solicitud' },
            2: { label: 'Modificamos líneas de iPSC de esta solicitud' },
          },
        },
        2: {
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
        2: { items: { 0: { options: { 1: { help: 'Su acceso terminará el {EXPIRATION}.' } } } } },
      },
    },
  },
};
