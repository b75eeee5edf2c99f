export default {
  label: 'Conjunto de datos',
  summary: 'Datos fenotípicos, genéticos y de imágenes de las cohortes.',
  policy: {
    questions: {
      0: {
        statement:
          'Descargamos los datos solo en computadoras controladas por nuestra institución, y solo las personas que se nombran en esta solicitud pueden abrirlos allí.',
        answerLabel: 'Descarga solo en computadoras controladas',
        historyLabel: 'Intención de descargar',
      },
      1: {
        statement:
          'Al conservar y analizar los datos, nos atenemos a las prácticas de seguridad recomendadas por los NIH para datos de acceso controlado (NIH Security Best Practices for Controlled-Access Data).',
        answerLabel: 'Condiciones de los NIH para compartir datos',
        historyLabel: 'Aceptó las condiciones de los NIH para compartir datos',
      },
      2: {
        statement:
          'No intentamos averiguar quiénes son los participantes ni entregamos los datos a nadie más.',
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
  brief: { 0: { label: 'Conjuntos de datos' } },
  forms: {
    0: {
      title: 'Solicitud de conjuntos de datos',
      sections: {
        0: {
          title: 'Detalles del recurso',
          items: {
            0: {
              label: '¿Qué cambió?',
              answerLabel: 'Qué se cambió',
              help: 'Indica a los revisores dónde mirar.',
            },
            1: {
              label: 'Nombre de usuario de Globus',
              help: 'Recibirá los datos por medio de Globus. Escríbalo así: name@institution.edu@idp.org, o indique su ID de Globus. Si su perfil tiene uno, ya lo incluimos aquí.',
              requiredMessage: 'Campo obligatorio',
              pattern: { message: 'El ID o nombre de usuario de Globus no es válido' },
            },
            2: {
              label: '¿Cuál es el uso previsto de los datos?',
              shortLabel: 'Uso previsto de los datos',
              answerLabel: 'Uso previsto',
              help: 'Indique en pocas frases qué desea averiguar y cómo. Los revisores deciden con base en esta respuesta.',
            },
            3: {
              label: '¿Qué datos de secuenciación necesita?',
              shortLabel: 'Datos de secuenciación',
              answerLabel: 'Secuenciación genética',
              options: {
                0: { label: 'Genoma completo' },
                1: { label: 'Exoma completo' },
                2: { label: 'Genotipos por microarreglos' },
                3: { label: 'Secuenciación de ARN' },
                4: { label: 'Otro' },
              },
            },
            4: { label: 'Otros datos de secuenciación', answerLabel: 'Otra secuenciación' },
            5: {
              label: '¿Desea usar el visor de GPF?',
              shortLabel: 'Acceso al visor de GPF',
              help: 'El visor de GPF (Genotypes and Phenotypes in Families) muestra en el navegador algunos de los datos elegidos.',
              options: {
                0: { label: 'Sí, necesitamos acceso', answerLabel: 'Sí, se desea' },
                1: { answerLabel: 'No se desea' },
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
            1: {
              help: 'Recibirá los datos por medio de Globus. Escriba un nombre de usuario, por ejemplo, name@institution.edu@idp.org, o su ID de Globus. Si su perfil tiene uno, ya lo incluimos aquí.',
            },
            2: {
              help: 'En pocas frases, describa qué desea averiguar y cómo. Los revisores deciden con base en esta respuesta.',
            },
            5: {
              help: 'El visor de GPF (Genotypes and Phenotypes in Families) le permite explorar en su navegador algunos de los datos elegidos.',
            },
          },
        },
      },
    },
    2: {
      sections: {
        0: {
          items: {
            0: { help: 'Ayuda a los revisores a encontrar lo que cambió.' },
            1: {
              help: 'Recibirá los datos por medio de Globus. Escriba un nombre de usuario, por ejemplo, name@institution.edu@idp.org, o su ID de Globus.',
            },
            5: {
              options: {
                0: { label: 'Sí, solicitar acceso', answerLabel: 'Solicitado' },
                1: { answerLabel: 'No solicitado' },
              },
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
