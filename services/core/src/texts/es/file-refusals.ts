export default {
  upload: {
    pdfOnly: 'Elija un archivo PDF',
    zipOnly: 'Elija un archivo ZIP',
    pdfOrWorkbook: 'Elija un archivo PDF o XLSX',
    pdfOrPicture: 'Elija un archivo PDF, PNG o JPEG',
    unknownType: 'Tipo de archivo desconocido',
    empty: 'El archivo está vacío',
    wholeNumber: 'Debe ser un número entero',
    typeNotAllowed: 'Usted no puede subir este tipo de archivo',
    noInstitution: 'Solo los acuerdos pueden pertenecer a una institución',
    unknownInstitution: 'Esta institución no existe',
    bodyUnreadable: 'No pudimos leer los datos enviados',
    textTooLong: 'El texto es demasiado largo',
    oneFile: 'Envíe un archivo',
    interrupted: 'La subida se interrumpió',
    notStored: 'No se puede guardar el archivo en este momento. Inténtelo de nuevo en unos minutos',
    tooLarge: 'El archivo ocupa más de {megabytes} MB',
    dayFull:
      'Puede subir {files} archivos y {megabytes} MB al día. Lo que ha escrito no se pierde: continúe mañana o, si necesita más, comuníquese con el equipo de soporte',
  },
  download: {
    unreadable: 'No se puede leer este archivo. Pida que se suba de nuevo',
    waitsForScan: 'Este archivo espera su análisis de virus. Inténtelo de nuevo en unos minutos',
    zipUnreadable: 'No se puede leer este archivo ZIP. Pida que se suba de nuevo',
    unknownEntry: 'El archivo ZIP no contiene “{title}”. Vuelva a cargar la lista',
    linkOver: 'Este enlace ya no es válido',
  },
  pdf: {
    active:
      'Este PDF contiene scripts, otros archivos o enlaces que se abren automáticamente. Imprímalo en un PDF nuevo y suba ese archivo',
    encrypted:
      'Este PDF está cifrado o protegido con contraseña. Guárdelo sin protección y suba ese archivo',
    unreadable: 'No se puede leer este PDF. Imprímalo en un PDF nuevo y suba ese archivo',
    slow: 'La revisión de este PDF tarda demasiado. Imprímalo en un PDF nuevo y suba ese archivo',
    busy: 'Se están revisando muchos archivos. Inténtelo de nuevo en un minuto',
  },
  archive: {
    unreadable: 'Este archivo está dañado o incompleto. Guárdelo de nuevo y suba ese archivo',
    empty: 'Este archivo está vacío',
    encrypted:
      'Este archivo está cifrado o protegido con contraseña. Guárdelo sin protección y suba ese archivo',
    too_many: 'Este archivo comprimido contiene más de {entries} archivos. Reduzca la cantidad',
    too_large: 'Este archivo ocupa más de {megabytes} MB al descomprimirse. Divídalo',
    bomb: '“{name}” ocupa más de {ratio} veces su tamaño al descomprimirse. Quítelo',
    bad_name: 'El nombre “{name}” apunta fuera del archivo comprimido. Cambie el nombre',
    long_name: 'El nombre “{name}” tiene más de {characters} caracteres. Cambie el nombre',
    same_name: '“{name}” está dos veces en este archivo comprimido. Quite uno de los dos',
    no_plain_file: '“{name}” es un enlace o un dispositivo. Reemplácelo por el archivo mismo',
    nested: '“{name}” es un archivo comprimido dentro de otro. Agregue su contenido directamente',
    program: '“{name}” es un programa. Quítelo',
    no_workbook: 'Este no es un libro de Excel. Guárdelo como XLSX y suba ese archivo',
    active:
      'Este libro contiene macros o enlaces a otros archivos: “{name}”. Guarde una copia sin ellos',
    slow: 'La revisión de este archivo tarda demasiado. Divídalo',
    busy: 'Se están revisando muchos archivos. Inténtelo de nuevo en un minuto',
  },
  formTooDeep: 'Esto tiene demasiados niveles',
};
