export const write = {
  theirs: 'Otra persona guardó una versión más reciente',
  theirsText: 'No se sobrescribió nada. La versión de la otra persona:',
  theirsHelp: 'Guarde de nuevo para reemplazarla con la de usted, o cancele para conservar la otra.',
  takeTheirs: 'Usar la versión de la otra persona',
  replaceTheirs: 'Reemplazarla con mi versión',
};
