export default {
  summary:
    'Invitamos a las familias de una cohorte a participar en su estudio. Las solicitudes se revisan una vez por trimestre.',
  policy: {
    questions: {
      0: {
        statement:
          'Nos comunicamos solo con familias que aceptaron recibir noticias nuestras, y solo sobre este estudio.',
        answerLabel: 'Contacta solo a familias que aceptaron',
        historyLabel: 'Aceptó contactar solo a familias que lo permiten',
      },
      1: {
        statement:
          'Devolvemos a la fundación los datos de este estudio en el plazo de un año después de que participe la última familia.',
        answerLabel: 'Devuelve los datos',
        historyLabel: 'Aceptó devolver los datos',
      },
      2: {
        statement:
          'Lo que nos cuentan las familias queda entre las personas que se nombran en esta solicitud.',
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
            heading: 'Cómo se invita a las familias',
            paragraphs: [
              'La fundación invita a las familias de la cohorte. Usted no recibe sus direcciones; quien desea participar le escribe.',
              'A las familias se les comunica lo que aprobó su IRB (comité de ética), con las palabras que aprobó. Un texto modificado requiere antes una nueva aprobación.',
            ],
          },
          1: {
            heading: 'Qué pide a las familias',
            paragraphs: [
              'Usted pide solo lo que se indica en esta solicitud y respeta el tiempo que se indica en ella. Cualquier persona puede dejar de participar en cualquier momento, sin dar explicaciones.',
              'Usted paga a las familias lo que les prometió, en el plazo de un mes.',
            ],
          },
          2: {
            paragraphs: [
              'Lo que le cuentan las familias queda entre las personas que se nombran en esta solicitud. A quien ha participado en su estudio no se le invita a otro sin nuestro consentimiento.',
            ],
          },
          3: {
            heading: 'Resultados',
            paragraphs: [
              'Usted devuelve a la fundación los datos que reúne, en el plazo de un año después de que participe la última familia, para que puedan usarse junto con lo que ya se sabe.',
              'Usted cuenta a las familias, con palabras sencillas, lo que se encontró.',
            ],
          },
          4: {
            heading: 'Cada año',
            paragraphs: [
              'Usted informa cuántas familias aceptaron y cuántas participaron. Las invitaciones continúan cuando se aprueba el informe.',
            ],
          },
        },
      },
      2: {
        sections: {
          0: {
            paragraphs: [
              'La fundación invita a las familias de la cohorte. Usted no recibe sus direcciones; las familias que desean participar se comunican con usted.',
              'Las familias reciben la información que aprobó su IRB (comité de ética), con las palabras que aprobó. Un texto modificado requiere antes una nueva aprobación.',
            ],
          },
          1: {
            paragraphs: [
              'Pida solo lo que se indica en esta solicitud y respete el tiempo que se indica en ella. Cualquier persona puede dejar de participar en cualquier momento, sin dar explicaciones.',
              'Pague a las familias lo que les prometió en el plazo de un mes.',
            ],
          },
          2: {
            paragraphs: [
              'Comparta lo que le cuenten las familias solo con las personas indicadas en esta solicitud. No invite a quien participó en su estudio a participar en otro sin nuestro consentimiento.',
            ],
          },
          3: {
            paragraphs: [
              'Devuelva a la fundación los datos que reúna, en el plazo de un año después de que participe la última familia. Así podrán usarse junto con los datos existentes.',
              'Cuente a las familias, en lenguaje sencillo, lo que encontró.',
            ],
          },
          4: {
            paragraphs: [
              'Informe cuántas familias aceptaron y cuántas participaron. Las invitaciones continuarán cuando se apruebe su informe.',
            ],
          },
        },
        statements: {
          0: {
            statement:
              'Compartimos lo que nos cuentan las familias solo con las personas indicadas en esta solicitud.',
          },
        },
        agreement:
          'He leído la política de intercambio y uso de datos. Mi equipo de investigación y yo la cumpliremos.',
      },
      3: {
        sections: {
          0: {
            paragraphs: {
              1: 'Las familias reciben la información que aprobó su IRB (comité de ética), con las palabras que aprobó. Antes de cambiar el texto, obtenga una nueva aprobación de su IRB.',
            },
          },
          1: {
            paragraphs: [
              'Pida solo lo que describe esta solicitud y no tome más tiempo del que se indica en ella. Cualquier persona puede dejar de participar en cualquier momento, sin dar explicaciones.',
              'Pague a las familias lo que les prometió, en el plazo de un mes.',
            ],
          },
          3: {
            paragraphs: {
              0: 'Devuelva a la fundación los datos que reúna, en el plazo de un año después de que participe la última familia. Así podrán usarse junto con los datos existentes.',
            },
          },
        },
      },
    },
  },
  chapters: {
    0: { title: 'Estudio' },
    1: { title: 'Plan de investigación' },
    2: { title: 'Métodos' },
    3: { title: 'Participantes' },
    4: { title: 'Quién puede participar' },
    5: { title: 'Riesgos e información a los participantes' },
    6: { title: 'Financiamiento y aprobación' },
  },
  forms: {
    0: {
      title: 'Solicitud de Research Match',
      sections: {
        0: {
          title: 'Detalles del recurso',
          items: {
            0: {
              label: '¿Qué cambió?',
              answerLabel: 'Qué se cambió',
              help: 'Indica a los revisores dónde mirar.',
            },
            1: { text: 'El estudio' },
            2: { label: 'Título científico', help: 'Incluimos el de su proyecto.' },
            3: { label: 'Resumen científico' },
            4: { label: 'Título para el público general', help: 'Las familias lo leen en la invitación.' },
            5: {
              label: 'Resumen para el público general',
              help: 'Las familias lo leen en la invitación. Use palabras sencillas.',
            },
            6: {
              label: 'Categorías',
              options: {
                0: { label: 'Conducta y aprendizaje' },
                1: { label: 'Comunicación y lenguaje' },
                2: { label: 'Familia y servicios' },
                3: { label: 'Genética y biología' },
                4: { label: 'Salud y sueño' },
                5: { label: 'Intervención' },
                6: { label: 'Otro' },
              },
            },
            7: { label: 'Palabras clave', help: 'Tres como máximo.' },
            8: { text: 'El aspecto científico' },
            9: { label: 'Objetivo de la investigación' },
            10: { label: 'Hipótesis' },
            11: { label: 'Resumen de la propuesta' },
            12: {
              options: {
                0: { label: 'Encuesta en línea' },
                1: { label: 'Presencial en la clínica' },
                3: { label: 'Ensayo clínico' },
              },
            },
            13: {
              label: 'Instrumentos estándar',
              help: 'Cuestionarios y pruebas que usa, con nombre y versión.',
            },
            14: {
              label: '¿Quién crea la encuesta en línea?',
              shortLabel: 'Quién crea la encuesta',
              options: { 0: { label: 'Mi equipo' }, 1: { label: 'La fundación' } },
            },
            15: { label: '¿Qué hacen los participantes, paso a paso?', shortLabel: 'Procedimiento' },
            16: { label: '¿Cuánto tiempo le toma a un participante?', shortLabel: 'Tiempo necesario' },
            17: {
              label: '¿Por qué necesita esta cohorte y este número de personas?',
              shortLabel: 'Justificación',
            },
            19: { label: 'Cohorte' },
            20: { label: 'Número de participantes' },
            21: { label: 'Edad mínima en años' },
            22: {
              label: 'Edad máxima en años',
              notBelow: { message: 'La edad máxima no puede ser menor que la edad mínima' },
            },
            23: {
              label: 'Región',
              help: 'Dónde viven los participantes: en un estado, en varios o en cualquier lugar.',
            },
            24: {
              label: '¿A qué distancia de su centro pueden vivir?',
              shortLabel: 'Distancia máxima al centro',
            },
            25: { label: '¿Quién puede participar?', shortLabel: 'Criterios de inclusión' },
            26: { label: '¿Quién no puede participar?', shortLabel: 'Criterios de exclusión' },
            27: {
              label: 'También solicitamos datos genéticos de los participantes',
              answerLabel: 'Datos genéticos',
            },
            28: { label: 'Riesgos para los participantes y qué hace al respecto', shortLabel: 'Riesgos' },
            29: {
              label: '¿Qué sabrán los participantes sobre los resultados?',
              shortLabel: 'Información a los participantes',
            },
            30: {
              label: '¿Quién de la comunidad ayudó a diseñar el estudio?',
              shortLabel: 'Participación de la comunidad',
            },
            32: { label: 'Financiamiento', help: 'Quién financia el estudio y hasta cuándo.' },
            33: { label: 'Protocolo del estudio' },
            34: { label: 'Protocolo del IRB (comité de ética)' },
            35: { label: 'Formularios de consentimiento', help: 'Uno por cada grupo de participantes.' },
            36: { label: 'Otra información' },
          },
        },
      },
    },
    1: {
      sections: {
        0: {
          items: {
            2: { help: 'Incluimos el título de su proyecto.' },
            4: { help: 'Las familias lo leerán en la invitación.' },
            5: { help: 'Las familias lo leerán en la invitación. Use un lenguaje sencillo.' },
            11: { label: 'Resumen de la propuesta' },
            13: { help: 'Indique los cuestionarios y las pruebas que usará, con sus versiones.' },
            14: { label: '¿Quién creará la encuesta en línea?', shortLabel: 'Quién crea la encuesta' },
            16: { label: '¿Cuánto tiempo necesitará cada participante?' },
            17: { label: '¿Por qué necesita esta cohorte y este número de participantes?' },
            23: { help: 'Dónde viven los participantes: en uno o más estados, o en cualquier lugar.' },
            24: { label: '¿A qué distancia de su centro pueden vivir los participantes?' },
            25: { label: '¿Quién puede participar?' },
            26: { label: '¿Quién no puede participar?' },
            27: { label: 'También solicitamos los datos genéticos de los participantes' },
            28: { label: 'Riesgos para los participantes y cómo los reducirá' },
            29: { label: '¿Qué dirá a los participantes sobre los resultados?' },
            30: { label: '¿Quién de la comunidad ayudó a diseñar el estudio?' },
            32: { help: 'Quién financia el estudio y hasta cuándo.' },
            33: { label: 'Protocolo del estudio' },
          },
        },
      },
    },
    2: {
      sections: {
        0: {
          items: {
            0: { help: 'Ayuda a los revisores a encontrar lo que cambió.' },
            15: { label: '¿Qué harán los participantes, paso a paso?' },
            21: { label: 'Edad mínima en años' },
            22: { label: 'Edad máxima en años' },
            30: { label: '¿Quién de la comunidad ayudó a diseñar el estudio?' },
            36: { label: '¿Qué más deben saber los revisores?', shortLabel: 'Información adicional' },
          },
        },
      },
    },
  },
};
