export default {
  name: 'Los nombres solo pueden tener letras minúsculas, dígitos y _',
  nameTaken: 'Este nombre ya está en uso',
  expression: 'No es una expresión regular',
  equalOptions: 'Dos opciones tienen el mismo valor',
  equalNames: 'Dos campos se llaman {name}',
  unknownField: 'Una condición se refiere a {name}, que no es un campo',
};
